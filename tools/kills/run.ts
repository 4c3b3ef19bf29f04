import { seededChoice } from '../../main/testing/randomMove.ts'
import { build, isBuildStale } from '../build.ts'
import { type Figures, Household } from './household.ts'

/** After so many kills another family begins on an empty folder. */
const KILLS_EACH = 25
/** Of a family's kills, these come while the program starts for the first times. */
const FIRST_STARTS = 3
const LONGEST_START_MS = 500
const LONGEST_PLAY_MS = 300

/**
 * Kills the built program so many times at random moments of random play. The moves and moments
 * follow from the seed; where exactly a moment falls is the machine's.
 * @throws Loss as soon as anything that was acknowledged is not there; the folder is left then
 */
export async function runKills(
  count: number,
  seed: number,
  say: (line: string) => void = () => undefined,
): Promise<Figures> {
  if (isBuildStale() && !(await build())) throw new Error('the program could not be built')
  const choose = seededChoice(seed)
  const figures = { kills: 0, inStart: 0, commands: 0, unheard: 0, untold: 0, games: 0 }
  while (figures.kills < count) {
    const household = new Household(choose, figures)
    say(`${figures.kills} kills, ${figures.commands} commands; now in ${household.folder}`)
    for (let n = 0; n < KILLS_EACH && figures.kills < count; n++)
      await household.live(
        n < FIRST_STARTS || choose(5) === 0
          ? { startMs: choose(LONGEST_START_MS) }
          : { playMs: choose(LONGEST_PLAY_MS) },
      )
    await household.finish()
    household.remove()
  }
  return figures
}
