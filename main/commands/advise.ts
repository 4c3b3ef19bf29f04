import { Adviser, type Advice, type WeighedChoice } from '../../shared/coach/advise.ts'
import { type Dice, makeDiceText, parseDiceText } from '../../shared/dice.ts'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { readCard } from './cardFile.ts'
import { type CoachFlag, CoachFlags, showCoachHelp, wholeNumber } from './coachFlags.ts'
import { type Command, languageIn, type Surroundings } from './command.ts'
import { solveVariant } from './solveVariant.ts'

const FLAGS: readonly CoachFlag[] = ['variant', 'card', 'dice', 'throws-left', 'json']

/** `advise`: what each choice of one throw is worth, without a window or a database. */
export const advise: Command = {
  summary: (words) => words.coach.advise,
  async run(args, around) {
    const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
    const flags = new CoachFlags(args, FLAGS, words)
    if (flags.asksHelp) showCoachHelp('advise', FLAGS, words, around)
    else await weigh(flags, words, around)
    return 0
  },
}

async function weigh(flags: CoachFlags, words: CliMessages, around: Surroundings): Promise<void> {
  const variant = flags.variant()
  const ruleset = RULESETS[variant]
  const dice = flags.required('dice', (text) => parseThrow(ruleset, text))
  const throwsLeft = flags.required('throws-left', wholeNumber(0, ruleset.throws - 1))
  const path = flags.optional('card', (text) => (text === '' ? undefined : text))
  const card = await readCard(ruleset, path, words, around)
  const advice = new Adviser(solveVariant(variant).table).advise(card, dice, throwsLeft)
  if (flags.has('json')) return around.out(JSON.stringify(plain(advice)))
  around.out(words.coach.expected({ value: advice.value }))
  for (const choice of advice.choices.toSorted((a, b) => a.cost - b.cost))
    around.out(`${nameOf(choice).padEnd(16)}${choice.value.toFixed(2).padStart(8)}`)
}

/** Commas and blanks between the dice are for reading. */
function parseThrow(ruleset: Ruleset, text: string): Dice | undefined {
  const faces = text.replaceAll(/[\s,]/g, '')
  if (!/^[1-6]+$/.test(faces) || faces.length !== ruleset.dice) return undefined
  return parseDiceText(faces)
}

function plain({ value, best, choices }: Advice): unknown {
  return { value, best: best.map(nameOf), choices: choices.map(plainChoice) }
}

function plainChoice(choice: WeighedChoice): unknown {
  const { value, cost } = choice
  if (choice.kind === 'hold') return { hold: nameOf(choice), value, cost }
  const { row, points, extra } = choice
  return { row, points, extra, value, cost }
}

/** A row by its id, a hold by its faces: all of them to stop, an empty text to throw all. */
const nameOf = (choice: WeighedChoice): string =>
  choice.kind === 'row' ? choice.row : makeDiceText(choice.hold)
