/** A face of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Die = (typeof FACES)[number]

/** The dice of one throw, in the order they lie on the table. */
export type Dice = readonly Die[]

/** How many dice show each face: `counts[face]`; index 0 is never used and stays 0. */
export type Counts = readonly number[]

export function isDie(value: number): value is Die {
  return (FACES as readonly number[]).includes(value)
}

/** @returns seven numbers, the dice showing 1 to 6 at index 1 to 6 */
export function countFaces(dice: Dice): Counts {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[die] = (counts[die] ?? 0) + 1
  return counts
}

/** Every multiset of `n` dice, each once, sorted upwards: 252 for five dice. */
export function allThrows(n: number, least: Die = 1): Dice[] {
  if (n === 0) return [[]]
  return FACES.filter((face) => face >= least).flatMap((face) =>
    allThrows(n - 1, face).map((rest) => [face, ...rest]),
  )
}

/** Dice as they are stored and sent: `'11346'`. */
export function makeDiceText(dice: Dice): string {
  return dice.join('')
}

/** @throws Error when a character is not a face */
export function parseDiceText(text: string): Dice {
  return [...text].map((character) => {
    const die = Number(character)
    if (!isDie(die)) throw new Error(`not a die: ${JSON.stringify(character)}`)
    return die
  })
}
