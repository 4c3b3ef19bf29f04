import { seededRandom } from '../../shared/coach/random.ts'
import type { Skill } from '../../shared/coach/chooser.ts'
import { Simulator } from '../../shared/coach/simulate.ts'
import { bonusFor, totals } from '../../shared/scorecard.ts'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { type CoachFlag, CoachFlags, showCoachHelp, wholeNumber } from './coachFlags.ts'
import { type Command, languageIn } from './command.ts'
import { solveVariant } from './solveVariant.ts'

const FLAGS: readonly CoachFlag[] = ['variant', 'games', 'seed', 'strength', 'json']
const MOST_GAMES = 1_000_000
const MOST_SEED = 2 ** 32 - 1

/** `simulate`: games the computer plays alone, the same again for the same seed. */
export const simulate: Command = {
  summary: (words) => words.coach.simulate,
  run(args, around) {
    const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
    const flags = new CoachFlags(args, FLAGS, words)
    if (flags.asksHelp) showCoachHelp('simulate', FLAGS, words, around)
    else {
      const result = play(flags)
      around.out(flags.has('json') ? JSON.stringify(result) : words.coach.simulated(result))
    }
    return Promise.resolve(0)
  },
}

interface Simulated {
  readonly variant: string
  readonly games: number
  readonly seed: number
  readonly strength: string
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly max: number
  readonly bonusRate: number
}

function play(flags: CoachFlags): Simulated {
  const variant = flags.variant()
  const games = flags.required('games', wholeNumber(1, MOST_GAMES))
  const seed = flags.optional('seed', wholeNumber(0, MOST_SEED)) ?? 1
  const [strength, name] = flags.optional('strength', (text) => withName(text)) ?? PERFECT
  const ruleset = RULESETS[variant]
  const simulator = new Simulator(solveVariant(variant).table, strength, seededRandom(seed))
  const found = { sum: 0, squares: 0, min: Infinity, max: 0, bonuses: 0 }
  for (let game = 0; game < games; game++) {
    const { total, upper } = totals(ruleset, simulator.play())
    found.sum += total
    found.squares += total * total
    found.min = Math.min(found.min, total)
    found.max = Math.max(found.max, total)
    found.bonuses += bonusFor(ruleset, upper) > 0 ? 1 : 0
  }
  const mean = found.sum / games
  const sd = Math.sqrt(Math.max(0, found.squares / games - mean ** 2))
  const { min, max } = found
  return {
    variant,
    games,
    seed,
    strength: name,
    mean,
    sd,
    min,
    max,
    bonusRate: found.bonuses / games,
  }
}

const PERFECT: readonly [Skill, string] = [{ kind: 'perfect' }, 'perfect']

function withName(text: string): readonly [Skill, string] | undefined {
  if (text === 'perfect' || text === 'points') return [{ kind: text }, text]
  const temperature = Number(/^softmax:(\d{1,4}(?:\.\d{1,6})?)$/.exec(text)?.[1])
  return temperature > 0 ? [{ kind: 'softmax', temperature }, text] : undefined
}
