import { FIRST_RULES, type Mode } from '../../shared/events.ts'
import { foldGame } from '../../shared/game.ts'
import { begin, choose, order } from '../../shared/moves.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { isFull, type Placement, type Scorecard } from '../../shared/scorecard.ts'
import type { Chance } from './chance.ts'
import { Diary } from './diary.ts'
import { type PlayedTurn, playTurn } from './turn.ts'
import type { Moment } from '../../shared/events.ts'

/** Of all games that are played with the program. */
const OFTEN = { left: 0.025, abandoned: 0.03, undoPerTurn: 0.008, redo: 0.3, diceTold: 0.5 }

interface Table {
  readonly ruleset: Ruleset
  readonly mode: Mode
  readonly skills: readonly number[]
  readonly chance: Chance
  readonly diary: Diary
  readonly cards: Scorecard[]
  readonly left: Set<number>
  /** Whether the family taps its own dice, or only writes the points. */
  readonly diceTold: boolean
}

/** What has been written at a table that is played with the program, to the end or not. */
export function playAtTable(
  ruleset: Ruleset,
  mode: Mode,
  skills: readonly number[],
  began: Moment,
  chance: Chance,
): Diary {
  const table: Table = {
    ruleset,
    mode,
    skills,
    chance,
    diary: new Diary(began),
    cards: skills.map(() => ({})),
    left: new Set(),
    diceTold: chance.happens(OFTEN.diceTold),
  }
  const first = whoBegins(table)
  const order = skills.map((_, i) => (first + i) % skills.length)
  const rounds = ruleset.rows.length
  const leaves = skills.length > 2 && chance.happens(OFTEN.left) ? chance.whole(1, rounds - 1) : 0
  const ends = chance.happens(OFTEN.abandoned) ? chance.whole(1, rounds - 1) : rounds
  for (let round = 0; round < ends; round++) {
    if (round > 0 && round === leaves) leave(table)
    for (const seat of order) if (!table.left.has(seat)) turn(table, seat)
  }
  end(table)
  return table.diary
}

/** @returns the seat */
function whoBegins({ ruleset, mode, skills, chance, diary }: Table): number {
  const first = skills.length < 2 ? 'listed' : chance.weighted(FIRST_RULES, (rule) => WEIGHT[rule])
  const players = skills.map((_, seat) => seat)
  const last = [chance.whole(0, skills.length - 1)]
  diary.add(begin(ruleset, mode, players, first, diary.began, last))
  let game = foldGame(RULESETS, diary.events)
  while (game.state === 'ordering') {
    diary.after(chance.whole(2, 6))
    diary.add(mode === 'screen' ? order(game, chance.die) : choose(game, chance.one(players)))
    game = foldGame(RULESETS, diary.events)
  }
  return game.order[0] ?? 0
}

const WEIGHT = { listed: 5, highest: 3, last: 2 } as const

function leave({ skills, chance, diary, left }: Table): void {
  const seat = chance.whole(0, skills.length - 1)
  left.add(seat)
  diary.add({ kind: 'left', seat })
}

function turn(table: Table, seat: number): void {
  const { ruleset, mode, skills, chance, diary, cards } = table
  const played = playTurn(ruleset, cards[seat] ?? {}, skills[seat] ?? 0, chance)
  if (mode === 'own') diary.after(chance.whole(15, 60))
  else
    for (const { dice, held } of played.throws) {
      diary.after(chance.whole(2, 12))
      diary.add({ kind: 'thrown', seat, dice, held })
    }
  diary.after(chance.whole(2, 9))
  enter(table, seat, played.placement, played)
  reconsider(table, seat, played)
}

function enter(
  { mode, diary, cards, diceTold }: Table,
  seat: number,
  placement: Placement,
  { throws }: PlayedTurn,
) {
  const dice = throws.at(-1)?.dice ?? []
  // A further yatzy is no points to be written in just any row: the dice are told.
  const told = mode === 'own' && (diceTold || placement.extra > 0)
  diary.add({ kind: 'entered', seat, ...placement, ...(told && { dice }) })
  const { row, points, extra } = placement
  cards[seat] = { ...cards[seat], [row]: { points, extra } }
}

/** An entry is taken back: it was the wrong row, or it was right after all. */
function reconsider(table: Table, seat: number, played: PlayedTurn): void {
  const { ruleset, cards, chance, diary } = table
  const { row } = played.placement
  // With the last entry the game is over.
  if (isFull(ruleset, cards[seat] ?? {}) || !chance.happens(OFTEN.undoPerTurn)) return
  diary.after(chance.whole(2, 20))
  diary.add({ kind: 'undone', to: diary.log.length })
  diary.after(chance.whole(2, 20))
  if (played.others.length === 0 || chance.happens(OFTEN.redo)) return diary.add({ kind: 'redone' })
  const { [row]: _, ...others } = cards[seat] ?? {}
  cards[seat] = others
  enter(table, seat, chance.one(played.others), played)
}

function end({ ruleset, cards, left, diary, chance }: Table): void {
  const isDone = cards.every((card, seat) => left.has(seat) || isFull(ruleset, card))
  const moment = isDone ? diary.now : diary.after(chance.whole(5, 600))
  diary.add({ kind: 'ended', ending: isDone ? 'full' : 'noResult', moment })
}
