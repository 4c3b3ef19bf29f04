import { Adviser, type Table } from '../../shared/coach/advise.ts'
import { seededRandom, throwDieWith } from '../../shared/coach/random.ts'
import { Simulator } from '../../shared/coach/simulate.ts'
import { solve } from '../../shared/coach/solve.ts'
import { makeStates, type States } from '../../shared/coach/states.ts'
import type { Scorecard } from '../../shared/scorecard.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { solveBest } from '../../main/coach/solveBest.ts'
import { makeKernel } from '../kernel.ts'
import type { Figure, Measure } from './figure.ts'

/** The two solvers take turns, the fast one more often: a busy moment of the machine meets both. */
const ROUNDS = 2
const FAST_RUNS = 4
const GAMES = 2000
const POSITIONS = 5000

/** Both solvers side by side, and what is done with what they find. */
export const measureCoach: Measure = async () => {
  await makeKernel()
  const nordic = solvers('nordic', 1000)
  const american = solvers('american', 450)
  return [...nordic.figures, ...american.figures, simulated(nordic.table), advised(nordic.table)]
}

function solvers(
  id: 'nordic' | 'american',
  target: number,
): { table: Table; figures: readonly Figure[] } {
  const states = makeStates(RULESETS[id])
  if (states === undefined) throw new Error(`the coach does not know ${id}`)
  const [fast, plain]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < FAST_RUNS; i++) fast.push(timed(() => solveBest(states)))
    plain.push(timed(() => solve(states)))
  }
  const [fastMs, plainMs] = [best(fast), best(plain)]
  const ratio = `${(plainMs / fastMs).toFixed(1)} times the best of the kernel, same run`
  return {
    table: { states, values: fast[0]?.values ?? new Float64Array() },
    figures: [
      { name: `${id} solved by the kernel`, target, value: fastMs, ...bestOf(fast) },
      { name: `${id} solved in TypeScript`, target: 9000, value: plainMs, ...bestOf(plain, ratio) },
    ],
  }
}

interface Run {
  readonly ms: number
  readonly values: Float64Array | undefined
}

function timed(run: () => Float64Array | undefined): Run {
  const started = performance.now()
  const values = run()
  return { ms: performance.now() - started, values }
}

const best = (runs: readonly Run[]): number => Math.min(...runs.map(({ ms }) => ms))

const bestOf = ({ length }: readonly Run[], ...more: string[]): Pick<Figure, 'unit' | 'how'> => ({
  unit: 'ms',
  how: [`best of ${length}`, ...more].join(', '),
})

function simulated(table: Table): Figure {
  const simulator = new Simulator(table, { kind: 'perfect' }, seededRandom(1))
  const started = performance.now()
  for (let game = 0; game < GAMES; game++) simulator.total()
  const ms = performance.now() - started
  const how = `${Math.round((1000 * GAMES) / ms)} games a second`
  return { name: 'a simulated game', value: ms / GAMES, unit: 'ms', how }
}

/** A position anywhere in a game, any dice, any throw. */
function advised(table: Table): Figure {
  const adviser = new Adviser(table)
  const random = seededRandom(2)
  const cards = Array.from({ length: 50 }, () => cardsOf(table.states, random)).flat()
  const started = performance.now()
  for (let i = 0; i < POSITIONS; i++) {
    const dice = Array.from({ length: 5 }, () => throwDieWith(random))
    adviser.advise(cards[i % cards.length] ?? {}, dice, i % 3)
  }
  const value = (performance.now() - started) / POSITIONS
  return { name: 'advice for a position', target: 1, value, unit: 'ms', how: `of ${POSITIONS}` }
}

/** Cards with more and more rows struck. */
function cardsOf({ ruleset }: States, random: () => number): Scorecard[] {
  let card: Scorecard = {}
  const shuffled = ruleset.rows.map(({ id }) => ({ id, at: random() })).sort((a, b) => a.at - b.at)
  return shuffled.map(({ id }) => {
    const before = card
    card = { ...card, [id]: { points: 0, extra: 0 } }
    return before
  })
}
