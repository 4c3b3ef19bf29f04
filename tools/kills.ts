import { resolve } from 'node:path'
import { runKills } from './kills/run.ts'

/*
 * Kills the program with `kill -9` at random moments of play, starts it again on the same folder,
 * and checks that all it had answered is there.
 *
 *   npm run kills -- COUNT [SEED]
 */
const [count = '50', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
process.chdir(resolve(import.meta.dirname, '..'))
console.log(`Seed ${seed}`)

const started = Date.now()
const { kills, inStart, commands, unheard, untold, games } = await runKills(
  Number(count),
  Number(seed),
  console.log,
)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `${kills} kills (${inStart} while it started, ${unheard} between a command and its answer, of which ` +
    `${untold} were done), ${commands} commands of ${games} games: nothing lost, ${seconds} s, seed ${seed}`,
)
