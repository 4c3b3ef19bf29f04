import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededChoice } from '../../main/testing/randomMove.ts'
import { Chance } from '../generate/chance.ts'
import { family } from '../generate/family.ts'
import { games } from '../generate/games.ts'
import { writeDatabase, writeLines } from '../generate/write.ts'
import { checkProjection, Loss, readEvents } from './database.ts'

const [HERE, COMING] = [5, 300]

export interface ImportKills {
  readonly kills: number
  /** How many of them came after all was in. */
  readonly whole: number
}

/**
 * Kills `import` with `kill -9` so many times, somewhere between its start and its end, each time on
 * a folder of its own. After it all of the file is there or nothing, and a second import brings all.
 * @throws Loss where something else is there
 */
export async function killImports(kills: number, seed: number): Promise<ImportKills> {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-kills-'))
  try {
    const file = join(folder, 'coming.jsonl')
    writeFileSync(file, [...writeLines(family(COMING), new Chance(seed))].join('\n'))
    const began = Date.now()
    await importInto(makeFamily(folder, 0, seed), file, Infinity)
    const usual = Date.now() - began
    const choose = seededChoice(seed)
    let whole = 0
    for (let n = 1; n <= kills; n++) {
      const dataDir = makeFamily(folder, n, seed)
      await importInto(dataDir, file, choose(usual))
      whole += gamesIn(dataDir) === HERE + COMING ? 1 : 0
      await importInto(dataDir, file, Infinity)
      if (gamesIn(dataDir) !== HERE + COMING) throw new Loss('a second import did not bring all')
    }
    return { kills, whole }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makeFamily(folder: string, n: number, seed: number): string {
  const [dataDir, chance] = [join(folder, String(n)), new Chance(seed + 1)]
  writeDatabase(dataDir, games(family(HERE), chance), chance)
  return dataDir
}

/** @throws Loss where the database is not sound, or holds a part of the file */
function gamesIn(dataDir: string): number {
  checkProjection(dataDir)
  const { size } = readEvents(dataDir)
  if (![HERE, HERE + COMING].includes(size)) throw new Loss(`${size} games, and a part of the file`)
  return size
}

async function importInto(dataDir: string, file: string, killAfterMs: number): Promise<void> {
  const child = spawn(process.execPath, ['dist/main/cli.js', 'import', file, '--data', dataDir], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  if (killAfterMs === Infinity) {
    await ended
    if (child.exitCode !== 0) throw new Loss(`import ended with ${child.exitCode}`)
    return
  }
  await Promise.race([ended, wait(killAfterMs)])
  child.kill('SIGKILL')
  await ended
}
