import { type Dice, type Die, isDie, parseDiceText } from '../dice.ts'
import type { FirstRule, GameEvent, Moment } from '../events.ts'
import { cardOf, foldGame, type Game } from '../game.ts'
import * as moves from '../moves.ts'
import { Refusal, type RefusalCode, type RefusalDetails } from '../refusal.ts'
import { RULESETS } from '../rulesets/index.ts'
import { placements } from '../scorecard.ts'

export const MOMENT: Moment = { at: 1_700_000_000, offset: 60 }

/** Whole numbers below 2 ** 32 that follow from their seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

/** A die that follows from its seed, so that a failing test fails again. */
export function seededDie(seed: number): () => Die {
  const next = seededNumbers(seed)
  return () => {
    const die = (next() % 6) + 1
    if (!isDie(die)) throw new Error(`a die cannot show ${String(die)}`)
    return die
  }
}

/** A die that shows these faces one after another and is then used up: blanks are for reading. */
export function loadedDie(faces: string): () => Die {
  const dice = [...parseDiceText(faces.replaceAll(' ', ''))]
  return () => {
    const die = dice.shift()
    if (die === undefined) throw new Error('more dice were thrown than the test has loaded')
    return die
  }
}

/** A game being played in a test: its events, and the commands in short. */
export class Play {
  readonly events: GameEvent[]
  die: () => Die

  constructor(ruleset: string, players: number, die: () => Die, first: FirstRule = 'listed') {
    const listed = Array.from({ length: players }, (_, i) => 101 + i)
    const found = Object.values(RULESETS).find(({ id }) => id === ruleset)
    if (found === undefined) throw new Error(`no ruleset ${ruleset}`)
    this.events = [moves.begin(found, 'screen', listed, first, MOMENT)]
    this.die = die
  }

  get game(): Game {
    return foldGame(RULESETS, this.events)
  }

  get dice(): string {
    return this.game.turn?.dice?.join('') ?? ''
  }

  order(): this {
    return this.add(moves.order(this.game, this.die))
  }

  /** @param held positions 0 to 4 of the dice that stay */
  throw(...held: number[]): this {
    return this.add(moves.throwDice(this.game, held, this.die))
  }

  enter(row: string): this {
    return this.add(...moves.enter(this.game, row, MOMENT))
  }

  undo(to?: number): this {
    return this.add(moves.undo(this.game, to))
  }

  redo(): this {
    return this.add(moves.redo(this.game))
  }

  abandon(): this {
    return this.add(moves.abandon(this.game, MOMENT))
  }

  /** Throws once and enters in the row the seed picks, until the game is over or `turns` are played. */
  playOn(turns = Infinity): this {
    for (let turn = 0; turn < turns && this.game.turn !== undefined; turn++) {
      this.throw()
      const open = this.placements()
      this.enter(open[(6 * this.die() + this.die()) % open.length]?.row ?? 'nothing is open')
    }
    return this
  }

  private placements(): { readonly row: string }[] {
    const { ruleset, turn } = this.game
    return placements(ruleset, cardOf(this.game, turn?.seat ?? 0), turn?.dice ?? [])
  }

  private add(...events: GameEvent[]): this {
    this.events.push(...events)
    return this
  }
}

/** What can be seen of a game: without how it came to be so. */
export function seen(play: Play): Omit<Game, 'timeline' | 'version'> {
  const { timeline: _, version: __, ...visible } = play.game
  return visible
}

/** How a command was refused; undefined when it was not. */
export function refusalOf(
  command: () => unknown,
): { code: RefusalCode; details: RefusalDetails } | undefined {
  try {
    command()
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, details: error.details }
  }
}

export const dice = (text: string): Dice => parseDiceText(text)
