import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { KilledCommand, Readied } from './command.ts'
import { Loss } from '../loss.ts'
import { makeFamily } from '../family.ts'

const GAMES = 200
const OLD = 'What lay here before.'

/** A pad of 500 sheets. */
export const PRINT: KilledCommand = {
  name: 'printing',
  prepare: () => undefined,
  ready: (folder) =>
    over(
      join(folder, 'blokk.pdf'),
      ['print', '--variant', 'nordic', '--sheets', '500', '--now', '2026-11-30'],
      (text) => /^%PDF-[^]*%%EOF\n?$/.test(text),
    ),
}

/** A family's games as a file. */
export const EXPORT: KilledCommand = {
  name: 'export',
  prepare: (folder) => makeFamily(join(folder, 'data'), GAMES),
  ready: (folder) =>
    over(
      join(folder, 'alt.jsonl'),
      ['export', '--data', join(folder, 'data')],
      (text) => text.endsWith('}\n') && text.split('\n{"game":').length === 1 + GAMES,
    ),
}

/** The command's file in the place of another: there is one or the other. */
function over(file: string, args: readonly string[], isWhole: (text: string) => boolean): Readied {
  writeFileSync(file, OLD)
  return {
    args: [...args, '--out', file],
    writesIn: dirname(file),
    isDone() {
      const text = readFileSync(file, 'latin1')
      if (text !== OLD && !isWhole(text)) throw new Loss(`${file} is neither the old nor the new`)
      return text !== OLD
    },
  }
}
