import { makeFormat } from '../format.ts'
import { faceName, rolls } from '../words/en.ts'
import type { WriteMessages } from './nb.ts'

const { number } = makeFormat('en')

export const writeEn: WriteMessages = {
  write: {
    title: (of) => `${of.row}, ${of.name}: how many points?`,
    strike: ({ row }) => `Cross out ${row}`,
    number: 'Type the number',
    ok: 'Enter',
    faces: 'Or tap the five dice',
    face: ({ die }) => `Add a ${faceName(die)}`,
    taken: (of) => `Remove the ${faceName(of.die)}, number ${of.place}`,
    gives: (of) =>
      (of.points === 0 ? `Cross out ${of.row}` : `Enter ${of.points} in ${of.row}`) +
      (of.extra === 0 ? '' : `, and ${number(of.extra)} extra`),
    extra: (of) => `Extra yatzy, ${of.name}: how many?`,
  },

  rulesOf: {
    title: ({ variant }) => `Rules: ${variant}`,
    row: 'Box',
    scores: 'How it scores',
    max: 'Max',
    bonus: (of) =>
      `Bonus: ${of.points} points when the number boxes together give ${of.limit} or more.`,
    throws: ({ n }) => `A turn is up to ${rolls(n)}, and each box is used once.`,
    forced: 'The boxes are filled from top to bottom.',
    joker: (of) =>
      `Another Yatzy gives ${of.extra} extra points when Yatzy holds 50. It must go in its own number box if that is open, else in an open box of the lower part at full value, else as 0 in a number box.`,
  },
}
