/**
 * The rules a second time, written from the words of rules.md alone, to hold the first against.
 * It reads a throw as text sorted downwards (`'55522'`) and looks at neighbours.
 * It imports no code that scores, and must never.
 */
export interface Option {
  readonly row: string
  readonly points: number
  readonly extra: number
}

/** What stands on a card: points and extra by row. */
export type Filled = Readonly<Record<string, { readonly points: number; readonly extra: number }>>

type Scorer = (text: string) => number

const sum: Scorer = (text) => [...text].reduce((total, digit) => total + Number(digit), 0)
const sortedText = (dice: readonly number[]): string => [...dice].sort().reverse().join('')
const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? ''
const when = (is: boolean, points: number): number => (is ? points : 0)

const HOUSE = /^(?:(\d)\1\1(?!\1)(\d)\2|(\d)\3(?!\3)(\d)\4\4)$/
const YATZY = /(\d)\1\1\1\1/
const withoutRepeats = (text: string): string => text.replace(/(\d)\1+/g, '$1')

const twoPairs: Scorer = (text) => {
  const pairs = new Set(text.match(/(\d)\1/g))
  return when(pairs.size === 2, sum([...pairs].join('')))
}

export const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const numberRow = (row: string, index: number): [string, Scorer] => [
  row,
  (text) => sum(text.replaceAll(new RegExp(`[^${String(index + 1)}]`, 'g'), '')),
]
const numbers = Object.fromEntries(NUMBERS.map(numberRow))

const nordicRows: Record<string, Scorer> = {
  ...numbers,
  onePair: (text) => sum(first(text, /(\d)\1/)),
  twoPairs,
  threeOfAKind: (text) => sum(first(text, /(\d)\1\1/)),
  fourOfAKind: (text) => sum(first(text, /(\d)\1\1\1/)),
  smallStraight: (text) => when(text === '54321', 15),
  largeStraight: (text) => when(text === '65432', 20),
  fullHouse: (text) => when(HOUSE.test(text), sum(text)),
  chance: sum,
  yatzy: (text) => when(YATZY.test(text), 50),
}

const americanRows: Record<string, Scorer> = {
  ...numbers,
  threeOfAKind: (text) => when(/(\d)\1\1/.test(text), sum(text)),
  fourOfAKind: (text) => when(/(\d)\1\1\1/.test(text), sum(text)),
  fullHouse: (text) => when(HOUSE.test(text), 25),
  smallStraight: (text) => when(/4321|5432|6543/.test(withoutRepeats(text)), 30),
  largeStraight: (text) => when(/54321|65432/.test(text), 40),
  chance: sum,
  yatzy: (text) => when(YATZY.test(text), 50),
}

interface Rules {
  /** In the order of the block. */
  readonly rows: Readonly<Record<string, Scorer>>
  readonly forced: boolean
  readonly joker: boolean
  readonly limit: number
  readonly bonus: number
  /** What the plus/minus account expects of each face. */
  readonly eachFace: number
}

const RULES: Readonly<Record<string, Rules>> = {
  nordic: { rows: nordicRows, forced: false, joker: false, limit: 63, bonus: 50, eachFace: 3 },
  nordicForced: { rows: nordicRows, forced: true, joker: false, limit: 42, bonus: 50, eachFace: 2 },
  american: { rows: americanRows, forced: false, joker: true, limit: 63, bonus: 35, eachFace: 3 },
}

/** The rulesets rules.md describes. */
export const DESCRIBED = Object.keys(RULES)

function rulesOf(id: string): Rules {
  const rules = RULES[id]
  if (rules === undefined) throw new Error(`the oracle does not know ${id}: describe it here`)
  return rules
}

export const rowsOf = (id: string): string[] => Object.keys(rulesOf(id).rows)

/** What a throw gives in a row by itself, whatever is on the card. */
export function points(id: string, row: string, dice: readonly number[]): number {
  const scorer = rulesOf(id).rows[row]
  if (scorer === undefined) throw new Error(`${id} has no row ${row}`)
  return scorer(sortedText(dice))
}

/** Every row these dice may be entered in, with what it gives, in the order of the block. */
export function options(id: string, filled: Filled, dice: readonly number[]): Option[] {
  const { forced, joker } = rulesOf(id)
  const open = rowsOf(id).filter((row) => filled[row] === undefined)
  const plain = (row: string): Option => ({ row, points: points(id, row, dice), extra: 0 })
  if (forced) return open.slice(0, 1).map(plain)
  if (!joker || filled.yatzy === undefined || !YATZY.test(sortedText(dice))) return open.map(plain)
  return jokerOptions(open, filled.yatzy.points === 50 ? 100 : 0, dice[0] ?? 0)
}

/** The four numbered sentences of "Joker" in rules.md. */
function jokerOptions(open: readonly string[], extra: number, face: number): Option[] {
  const own = NUMBERS[face - 1] ?? ''
  if (open.includes(own)) return [{ row: own, points: 5 * face, extra }]
  const lower = open.filter((row) => !NUMBERS.includes(row))
  const full: Record<string, number> = { fullHouse: 25, smallStraight: 30, largeStraight: 40 }
  if (lower.length > 0) return lower.map((row) => ({ row, points: full[row] ?? 5 * face, extra }))
  return open.map((row) => ({ row, points: 0, extra }))
}

/** The totals of a card, as one adds them up on paper. */
export function sums(id: string, filled: Filled): Record<string, number> {
  const { limit, bonus: reward, eachFace } = rulesOf(id)
  const result = { upper: 0, bonus: 0, lower: 0, extra: 0, total: 0, balance: 0 }
  for (const [row, entry] of Object.entries(filled)) {
    const face = NUMBERS.indexOf(row) + 1
    if (face > 0) result.upper += entry.points
    else result.lower += entry.points
    if (face > 0) result.balance += entry.points - eachFace * face
    result.extra += entry.extra
  }
  if (result.upper >= limit) result.bonus = reward
  result.total = result.upper + result.bonus + result.lower + result.extra
  return result
}
