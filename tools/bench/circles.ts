import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Chance } from '../generate/chance.ts'
import type { Circle } from '../generate/circle.ts'
import { club } from '../generate/club.ts'
import { family } from '../generate/family.ts'
import { games } from '../generate/games.ts'
import { writeDatabase } from '../generate/write.ts'

export const CIRCLES = ['family', 'club'] as const
export type CircleName = (typeof CIRCLES)[number]

const SEED = 1

/** The people of a bench and their chance, always the same. */
export function circleOf(name: CircleName): { readonly circle: Circle; readonly chance: Chance } {
  const chance = new Chance(SEED)
  return { circle: name === 'family' ? family() : club(chance), chance }
}

/**
 * A data folder with the games of a generated family or club. It takes minutes to make one, so it
 * is kept among the system's temporary files for as long as it would be made the same.
 */
export function folderOf(name: CircleName): string {
  const folder = kept(`${name}-${digest()}`)
  if (existsSync(folder)) return folder
  console.log(`Making the ${name} in ${folder} …`)
  const partial = `${folder}.partial-${process.pid}`
  const { circle, chance } = circleOf(name)
  writeDatabase(partial, games(circle, chance), chance)
  renameSync(partial, folder)
  return folder
}

/** A file that is kept in the same way. */
export function fileOf(name: string, lines: () => Iterable<string>): string {
  const file = kept(`${name}-${digest()}.jsonl`)
  if (existsSync(file)) return file
  console.log(`Making ${file} …`)
  const partial = `${file}.partial-${process.pid}`
  const descriptor = openSync(partial, 'w')
  for (const line of lines()) writeSync(descriptor, `${line}\n`)
  closeSync(descriptor)
  renameSync(partial, file)
  return file
}

function kept(name: string): string {
  const folder = join(tmpdir(), 'yatzyblokka-bench')
  mkdirSync(folder, { recursive: true })
  return join(folder, name)
}

const MADE_BY = ['tools/generate/*.ts', 'shared/*.ts', 'shared/rulesets/*.ts', 'main/store/*.ts']

function digest(): string {
  const hash = createHash('sha256')
  for (const file of globSync(MADE_BY).sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
