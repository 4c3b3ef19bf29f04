import { once } from 'node:events'
import { TERMINAL } from '../../main/browser/terminal.ts'
import { seededChoice } from '../../main/testing/randomMove.ts'
import { connect, end, printedAddress, spawnProgram } from '../servedProgram.ts'
import { Household } from './kills/household.ts'
import { PLAYING } from './kills/playing.ts'
import { must } from './loss.ts'

type Say = (line: string) => void

/**
 * Lets the program stand still (SIGSTOP, SIGCONT) so many times in the midst of a command: each is
 * answered as if nothing had been. A second start on the same folder meanwhile says that the program
 * is open, and finds it again afterwards.
 * @throws Loss
 */
export async function runPauses(count: number, seed: number, say: Say): Promise<string[]> {
  if (process.platform === 'win32') return ['NOT TRIED: standing still. Windows knows no SIGSTOP.']
  const figures = { kills: 0, inStart: 0, commands: 0, unheard: 0, untold: 0, games: 0 }
  const household = new Household(PLAYING, seededChoice(seed), figures)
  say(`${count} pauses in ${household.folder}`)
  await household.standStill(count)
  await startBeside(household)
  await household.finish()
  household.remove()
  return [
    `stopped and continued: ${count} times in the midst of a command, ${figures.games} games: each ` +
      'answered, nothing lost; a second start says that the program is open',
  ]
}

async function startBeside({ dataDir }: Household): Promise<void> {
  const first = spawnProgram(dataDir)
  const program = await connect(first)
  first.kill('SIGSTOP')
  const second = spawnProgram(dataDir)
  let said = ''
  second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(second, 'close')
  must(second.exitCode === 1, `a second start ended with ${second.exitCode}`)
  must(said === `${TERMINAL.running}\n`, `a second start said ${said}`)
  first.kill('SIGCONT')
  const third = spawnProgram(dataDir)
  const [there] = await Promise.all([printedAddress(third), once(third, 'close')])
  must(there === program.address, 'a third start did not find the first')
  must((await end(first, 'SIGTERM')) === 0, 'the program did not end in order')
}
