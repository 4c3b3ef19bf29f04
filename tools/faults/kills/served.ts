import type { Choose } from '../../../main/testing/randomMove.ts'
import { type Figures, Household, type Life } from './household.ts'

/** After so many kills another family begins on an empty folder. */
const KILLS_EACH = 25
const LONGEST_START_MS = 500

/**
 * Kills the served program at random moments of a family's life.
 * @returns what was survived
 * @throws Loss as soon as anything that was acknowledged is not there; the folder is left then
 */
export async function killServed(
  life: Life,
  count: number,
  choose: Choose,
  say: (line: string) => void,
): Promise<string> {
  const figures = { kills: 0, inStart: 0, commands: 0, unheard: 0, untold: 0, games: 0 }
  while (figures.kills < count) {
    const household = new Household(life, choose, figures)
    say(`${life.name}: ${figures.kills} of ${count} kills; now in ${household.folder}`)
    for (let n = 0; n < KILLS_EACH && figures.kills < count; n++)
      await household.live(
        choose(5) === 0
          ? { startMs: choose(LONGEST_START_MS) }
          : { playMs: choose(life.longestMs) },
      )
    await household.finish()
    household.remove()
  }
  return sentence(life, figures)
}

function sentence({ name }: Life, figures: Figures): string {
  const { kills, inStart, commands, unheard, untold, games } = figures
  return (
    `${name}: ${kills} kills (${inStart} while it started, ${unheard} between a command and its ` +
    `answer, of which ${untold} were done), ${commands} commands, ${games} games: nothing lost`
  )
}
