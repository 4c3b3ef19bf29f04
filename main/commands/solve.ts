import { expectedScore } from '../../shared/coach/advise.ts'
import { CLI_MESSAGES } from '../../shared/messages/cli.ts'
import { LANGUAGES } from '../../shared/messages/language.ts'
import { type CoachFlag, CoachFlags, showCoachHelp } from './coachFlags.ts'
import { type Command, languageIn } from './command.ts'
import { solveVariant } from './solveVariant.ts'

const FLAGS: readonly CoachFlag[] = ['variant', 'json']

/** `solve`: what the best play there is comes to, without a window or a database. */
export const solve: Command = {
  summary: (words) => words.coach.solve,
  run(args, around) {
    const words = CLI_MESSAGES[languageIn(args, LANGUAGES)]
    const flags = new CoachFlags(args, FLAGS, words)
    if (flags.asksHelp) showCoachHelp('solve', FLAGS, words, around)
    else {
      const variant = flags.variant()
      const { table, seconds } = solveVariant(variant)
      const solved = {
        variant,
        states: table.states.count,
        seconds,
        expected: expectedScore(table, {}),
      }
      around.out(flags.has('json') ? JSON.stringify(solved) : words.coach.solved(solved))
    }
    return Promise.resolve(0)
  },
}
