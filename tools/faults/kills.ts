import { type Choose, seededChoice } from '../../main/testing/randomMove.ts'
import { ASKING } from './kills/asking.ts'
import { killCommand } from './kills/command.ts'
import { EXPORT, PRINT } from './kills/filing.ts'
import { IMPORT } from './kills/importing.ts'
import { BACKUP } from './kills/keeping.ts'
import { PLAYING } from './kills/playing.ts'
import { killServed } from './kills/served.ts'
import { TYPING } from './kills/typing.ts'

type Say = (line: string) => void
type Work = (kills: number, choose: Choose, say: Say) => Promise<string>

/** Work that is killed in its midst, and how large a share of all kills it gets. */
const WORK: readonly { readonly share: number; readonly kill: Work }[] = [
  { share: 0.4, kill: (...how) => killServed(PLAYING, ...how) },
  { share: 0.15, kill: (...how) => killServed(TYPING, ...how) },
  { share: 0.1, kill: (...how) => killServed(ASKING, ...how) },
  { share: 0.1, kill: (...how) => killCommand(IMPORT, ...how) },
  { share: 0.1, kill: (...how) => killCommand(BACKUP, ...how) },
  { share: 0.08, kill: (...how) => killCommand(PRINT, ...how) },
  { share: 0.07, kill: (...how) => killCommand(EXPORT, ...how) },
]

/**
 * Kills the built program, or a command of it, so many times with `kill -9` at random moments of
 * every kind of work. What is done and when follows from the seed; where exactly a moment falls is
 * the machine's.
 * @returns a line for each kind of work
 * @throws Loss as soon as anything that was acknowledged is not there, or half a file is
 */
export async function runKills(count: number, seed: number, say: Say): Promise<string[]> {
  const lines: string[] = []
  let left = count
  for (const [i, { share, kill }] of WORK.entries()) {
    const kills = i === WORK.length - 1 ? left : Math.min(left, Math.round(share * count))
    left -= kills
    if (kills > 0) lines.push(await kill(kills, seededChoice(seed + i), say))
  }
  return lines
}
