import { writeFileSync } from 'node:fs'
import { Chance } from '../generate/chance.ts'
import { family } from '../generate/family.ts'
import { games } from '../generate/games.ts'
import { writeDatabase, writeLines } from '../generate/write.ts'

const SEED = 20261130

/** A family's games in a data folder, as the program itself would have them. */
export function makeFamily(dataDir: string, count: number): void {
  const chance = new Chance(SEED)
  writeDatabase(dataDir, games(family(count), chance), chance)
}

/** Another family's games in a file, as the program itself would have exported them. */
export function makeFile(file: string, count: number): void {
  writeFileSync(file, [...writeLines(family(count), new Chance(SEED + 1))].join('\n'))
}
