import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Game, steps } from './game.ts'
import { Model } from './testing/model.ts'
import { DESCRIBED, options, rowsOf } from './testing/oracle.ts'
import { Play, refusalOf, seededDie } from './testing/play.ts'

type Command =
  | { readonly kind: 'order' | 'redo' | 'abandon' }
  | { readonly kind: 'throw'; readonly held: readonly number[] }
  | { readonly kind: 'enter'; readonly row: string }
  /** The n-th of the rows that are legal, so that games get far. */
  | { readonly kind: 'enterLegal'; readonly n: number }
  | { readonly kind: 'undo'; readonly back: number }

const ROWS = [...new Set(DESCRIBED.flatMap(rowsOf)), 'nonsense']
const throwHolding = fc.record({
  kind: fc.constant('throw' as const),
  held: fc.subarray([0, 1, 2, 3, 4]),
})
const throwAll = fc.constant({ kind: 'throw' as const, held: [] })
const enter = fc.record({ kind: fc.constant('enter' as const), row: fc.constantFrom(...ROWS) })
const enterLegal = fc.record({ kind: fc.constant('enterLegal' as const), n: fc.nat(14) })
const undo = fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 1, max: 4 }) })
const redo = fc.constant({ kind: 'redo' as const })
const order = fc.constant({ kind: 'order' as const })
const abandon = fc.constant({ kind: 'abandon' as const })

const one = (command: fc.Arbitrary<Command>) => command.map((command) => [command])
/** A few commands in a row: undo and redo come in bunches, or they would hardly ever meet. */
const bunch: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 10, arbitrary: one(throwHolding) },
  { weight: 12, arbitrary: one(throwAll) },
  { weight: 18, arbitrary: one(enterLegal) },
  { weight: 3, arbitrary: one(enter) },
  { weight: 3, arbitrary: one(order) },
  { weight: 2, arbitrary: fc.array(fc.oneof(undo, redo, redo), { minLength: 1, maxLength: 6 }) },
)
/** Who begins, a game that comes some way, anything at all, and perhaps its giving up. */
const evening = fc.record({
  players: fc.constantFrom(1, 1, 2, 2, 3, 6),
  first: fc.constantFrom('listed' as const, 'highest' as const),
  seed: fc.nat(),
  commands: fc
    .tuple(
      fc.array(order, { minLength: 8, maxLength: 12 }),
      fc.array(fc.tuple(throwAll, enterLegal), { minLength: 8, maxLength: 45 }),
      fc.array(bunch, { minLength: 40, maxLength: 60 }),
      fc.array(fc.oneof(bunch, one(abandon)), { maxLength: 3 }),
    )
    .map((all) => all.flat(2)),
})

/** The same command to the game and to the model, each with a die of its own from one seed. */
class Both {
  readonly play: Play
  readonly model: Model
  private readonly modelDie: () => number
  private readonly ruleset: string

  constructor(ruleset: string, players: number, first: 'listed' | 'highest', seed: number) {
    // Few faces, so that ties, five alike and jokers are not rare.
    const fewFaces = (die: () => 1 | 2 | 3 | 4 | 5 | 6) => () => (die() > 2 ? (6 as const) : die())
    this.ruleset = ruleset
    this.play = new Play(ruleset, players, fewFaces(seededDie(seed)), first)
    this.model = new Model(ruleset, players, first === 'highest')
    this.modelDie = fewFaces(seededDie(seed))
  }

  /** @returns whether each of the two allowed it */
  give(command: Command): { game: boolean; model: boolean } {
    const row = this.rowFor(command)
    const refused = refusalOf(() => this.toGame(command, row))
    return { game: refused === undefined, model: this.toModel(command, row) }
  }

  private rowFor(command: Command): string {
    if (command.kind === 'enter') return command.row
    const { cards, dice } = this.model.table
    if (command.kind !== 'enterLegal' || dice === undefined) return 'ones'
    const legal = options(this.ruleset, cards[this.model.seat] ?? {}, dice)
    return legal[command.n % legal.length]?.row ?? 'ones'
  }

  private toGame(command: Command, row: string): unknown {
    switch (command.kind) {
      case 'order':
        return this.play.order()
      case 'throw':
        return this.play.throw(...command.held)
      case 'enter':
      case 'enterLegal':
        return this.play.enter(row)
      case 'undo':
        return this.play.undo(steps(this.play.game).at(-command.back)?.to ?? -1)
      case 'redo':
        return this.play.redo()
      case 'abandon':
        return this.play.abandon()
    }
  }

  private toModel(command: Command, row: string): boolean {
    switch (command.kind) {
      case 'order':
        return this.model.orderThrow(this.modelDie)
      case 'throw':
        return this.model.throwDice(command.held, this.modelDie)
      case 'enter':
      case 'enterLegal':
        return this.model.enter(row)
      case 'undo':
        return this.model.undo(command.back)
      case 'redo':
        return this.model.redo()
      case 'abandon':
        return this.model.abandon()
    }
  }
}

const ofGame = ({ state, order, seats, turn }: Game) => ({
  state,
  order,
  cards: seats.map(({ card }) => card),
  turn,
})

const ofModel = (model: Model): unknown => {
  const { seat, round, throwsLeft, held, table } = model
  const { state, order, cards, dice } = table
  const turn = { seat, round, throwsLeft, held, dice }
  return { state, order, cards, turn: state === 'playing' ? turn : undefined }
}

test.each(DESCRIBED)(
  'in %s game and model agree, command for command',
  (ruleset) => {
    fc.assert(
      fc.property(evening, ({ players, first, seed, commands }) => {
        const both = new Both(ruleset, players, first, seed)
        let before = both.play.game
        for (const command of commands) {
          const allowed = both.give(command)
          const after = both.play.game
          expect(allowed.game).toBe(allowed.model)
          expect(ofGame(after)).toEqual(ofModel(both.model))
          if (!allowed.game) expect(isDeepStrictEqual(after, before)).toBe(true) // toEqual is slow
          before = after
        }
      }),
      { seed: 1, numRuns: 40 },
    )
  },
  60_000,
)
