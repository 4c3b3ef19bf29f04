import type { ColumnView, GameView, StepView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { playedLabel } from './played.ts'
import { rowLabel, text } from './text.svelte.ts'

/** Tells a screen reader what a command did: one message, the most important first. */
export function sayAfter(before: GameView, after: GameView, channel: string): void {
  const message = SAY[channel]?.(before, after) ?? ''
  if (message !== '') announcer.say(message)
}

/** Tells how the game stands, once more: whose turn, the dice, what is kept, what is left. */
export function sayAgain(view: GameView, held: readonly number[]): void {
  const { turn, rounds } = view
  if (turn === undefined) return
  const { seat, round, dice = [], throwsLeft: left } = turn
  const kept = held.flatMap((position) => dice[position] ?? [])
  announcer.say(text.say.again({ name: nameOf(view, seat), round, rounds, dice, held: kept, left }))
}

/** Tells what computers did since: what they wrote, not every throw. */
export function sayMeanwhile(before: GameView, after: GameView): void {
  const isComputer = ({ kind, seat }: StepView): boolean =>
    kind === 'entered' && columnOf(after, seat)?.player.strength !== undefined
  const written = after.steps.slice(before.steps.length).filter(isComputer)
  if (written.length > 0) {
    const messages = written.map((step) => entered(after, step))
    announcer.say([...messages, bonus(before, after), whatNext(after)].filter(Boolean).join(' '))
  } else if (before.state === 'ordering') sayAfter(before, after, 'games.order')
}

const SAY: Readonly<Record<string, (before: GameView, after: GameView) => string>> = {
  'games.order': (before, after) =>
    [threwForOrder(before, after), whoseTurn(after)].join(' ').trim(),
  'games.choose': (_, after) => whoseTurn(after),
  'games.write': (before, after) =>
    [written(after), bonus(before, after), whatNext(after)].filter(Boolean).join(' '),
  'games.correct': (before, after) =>
    [written(after), bonus(before, after)].filter(Boolean).join(' '),
  'games.correctTotals': (before, after) => told(before, after),
  'games.redate': (_, after) => text.family.after.redated({ when: playedLabel(after.played) }),
  'games.delete': () => text.family.after.deleted,
  'games.restore': () => text.family.after.restored,
  'games.leave': (before, after) => `${leftBetween(before, after)} ${whatNext(after)}`,
  'games.throw': (_, after) => [thrown(after), joker(after)].join(' ').trim(),
  'games.enter': (before, after) =>
    [entered(after), bonus(before, after), whatNext(after)].filter(Boolean).join(' '),
  'games.undo': (before, after) => undone(before, after),
  'games.redo': (_, after) => `${text.say.redone} ${whatNext(after)}`,
}

const columnOf = (view: GameView, seat: number): ColumnView | undefined =>
  view.columns.find((column) => column.seat === seat)
const nameOf = (view: GameView, seat: number): string => columnOf(view, seat)?.player.name ?? ''

function threwForOrder(before: GameView, after: GameView): string {
  const { thrown = [], contenders = [], next } = after.ordering ?? {}
  const threw = thrown.find(({ seat }) => seat === before.ordering?.next)
  // The dice of a tie lie there until the first of the tied throws again.
  const hasTied = thrown.some(({ seat }) => seat === next)
  const names = contenders.map((seat) => nameOf(after, seat))
  return [
    threw ? `${text.ordering.threw({ name: nameOf(after, threw.seat), die: threw.die })}.` : '',
    hasTied ? `${text.ordering.again({ names })}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function whoseTurn(view: GameView): string {
  const { turn, rounds } = view
  return turn ? text.say.turn({ name: nameOf(view, turn.seat), round: turn.round, rounds }) : ''
}

function thrown({ turn, throws }: GameView): string {
  if (turn?.dice === undefined) return ''
  const { dice, throwsLeft: left } = turn
  return text.say.thrown({ n: throws - left, dice, left })
}

/** The joker in words: what it earns, and where it must go. */
export function joker(view: GameView): string {
  const { extra } = view.turn?.joker ?? {}
  if (extra === undefined) return ''
  return [extra > 0 ? text.joker.extra({ n: extra }) : '', whereTo(view)].filter(Boolean).join(' ')
}

/** The number row of the face, else the lower part, else a strike in a number row. */
function whereTo({ lines, turn }: GameView): string {
  const legal = lines.flatMap((line) => {
    const option = line.kind === 'row' ? turn?.options[line.id] : undefined
    return line.kind === 'row' && option?.legal ? [{ ...line, points: option.points ?? 0 }] : []
  })
  const upper = legal.find(({ section }) => section === 'upper')
  if (upper === undefined) return text.joker.lower
  return upper.points > 0 ? text.joker.upper({ row: rowLabel(upper.id) }) : text.joker.strikes
}

function entered(view: GameView, step = view.steps.at(-1)): string {
  if (step === undefined) return ''
  const { points, extra } = step
  const words = { name: nameOf(view, step.seat), row: rowLabel(step.row), extra }
  const { total = 0 } = columnOf(view, step.seat)?.totals ?? {}
  return points === 0 ? text.say.struck(words) : text.say.wrote({ ...words, points, total })
}

function written(view: GameView): string {
  const step = view.steps.at(-1)
  if (step?.kind !== 'corrected') return entered(view)
  const { total = 0 } = columnOf(view, step.seat)?.totals ?? {}
  const name = nameOf(view, step.seat)
  return text.say.corrected({ name, row: rowLabel(step.row), points: step.points, total })
}

function told(before: GameView, after: GameView): string {
  const column = after.columns.find(
    ({ seat, totals }) => columnOf(before, seat)?.totals.total !== totals.total,
  )
  if (column === undefined) return ''
  return text.data.totals.corrected({ name: column.player.name, total: column.totals.total })
}

function leftBetween(before: GameView, after: GameView): string {
  const gone = after.columns.find(({ seat, left }) => left && !columnOf(before, seat)?.left)
  return gone === undefined ? '' : text.say.left(gone.player)
}

function bonus(before: GameView, after: GameView): string {
  const seat = after.steps.at(-1)?.seat
  if (seat === undefined || columnOf(before, seat)?.bonus === 'won') return ''
  const column = columnOf(after, seat)
  return column?.bonus === 'won'
    ? text.say.bonus({ name: column.player.name, points: column.totals.bonus ?? 0 })
    : ''
}

function whatNext(view: GameView): string {
  if (view.state === 'finished') return `${text.say.over} ${outcome(view)}.`
  return view.turn ? text.say.next({ name: nameOf(view, view.turn.seat) }) : ''
}

/** The sentence of a finished game: who won, or who share it, or what one alone got. */
export function outcome({ columns }: GameView): string {
  const best = columns.filter(({ place }) => place === 1)
  const points = best[0]?.totals.total ?? 0
  const names = best.map(({ player }) => player.name)
  const name = names[0] ?? ''
  const stayed = columns.filter(({ left }) => !left)
  if (stayed.length === 1) return text.result.solo({ name, points })
  return names.length === 1
    ? text.result.won({ name, points })
    : text.result.shared({ names, points })
}

function undone(before: GameView, after: GameView): string {
  const step: StepView | undefined = before.steps[after.steps.length]
  if (step === undefined) return ''
  const words = { row: rowLabel(step.row), name: nameOf(after, step.seat) }
  const entry = columnOf(after, step.seat)?.entries[step.row]
  return entry === undefined
    ? text.say.undone({ ...words, dice: after.turn?.dice ?? [] })
    : text.say.uncorrected({ ...words, points: entry.points })
}
