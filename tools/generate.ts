import { closeSync, openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Chance } from './generate/chance.ts'
import { club } from './generate/club.ts'
import { family } from './generate/family.ts'
import { games } from './generate/games.ts'
import { writeDatabase, writeLines } from './generate/write.ts'

/*
 * Makes a family of 2,000 games or a club of 100,000, of plausible play; a seed always gives the same.
 *
 *   npm run generate -- family|club --data DIR [--seed N] [--games N]
 *   npm run generate -- family|club --out FILE …   as a file to import
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string' },
  },
})
const [kind] = positionals
const { data, out } = values
if ((kind !== 'family' && kind !== 'club') || (data === undefined) === (out === undefined)) {
  console.error('npm run generate -- family|club --data DIR | --out FILE [--seed N] [--games N]')
  process.exit(2)
}

const chance = new Chance(Number(values.seed))
const count = values.games === undefined ? undefined : Number(values.games)
const circle = kind === 'family' ? family(count) : club(chance, count)
const started = performance.now()
const say = (n: number): void => {
  if (n % 10_000 === 0)
    console.log(`${n} games, ${Math.round((performance.now() - started) / 1000)} s`)
}

if (data !== undefined) writeDatabase(resolve(data), games(circle, chance), chance, say)
if (out !== undefined) {
  const file = openSync(resolve(out), 'w')
  for (const line of writeLines(circle, chance)) writeSync(file, `${line}\n`)
  closeSync(file)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${circle.games} games in ${data ?? out ?? ''}, seed ${values.seed}, ${seconds} s`)
