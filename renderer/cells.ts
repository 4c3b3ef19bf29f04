import type { ColumnView, EntryView, GameView, LineView, OptionView } from '../shared/views.ts'
import { rowLabel, sentence, text } from './text.svelte.ts'
import { Failure } from './api.ts'

/** A cell somebody pressed. */
export interface Picked {
  readonly row: string
  readonly seat: number
  /** Further yatzys are to be counted, not points written. */
  readonly counts: boolean
}

/** How a cell of the block looks and what it is called. */
export interface Cell {
  readonly kind: 'filled' | 'struck' | 'gives' | 'zero' | 'open' | 'closed' | 'empty' | 'line'
  /** What is written in it. */
  readonly shown: string
  readonly name: string
  /** Why it is as it is. */
  readonly description?: string
  /** The row it enters when pressed. */
  readonly row?: string
  /** A press counts further yatzys of that row instead of points. */
  readonly counts?: true
  /** A small figure beside the points: what a joker earned. */
  readonly extra?: string
  /** Written by hand over what stood there. */
  readonly corrected?: true
}

/** @param mends whether what is filled may be written over */
export function cellOf(view: GameView, column: ColumnView, line: LineView, mends: boolean): Cell {
  if (line.kind === 'line') return lineCell(view, column, line.id, mends)
  const words = { row: rowLabel(line.id), name: column.player.name }
  const entry = column.entries[line.id]
  if (entry !== undefined) {
    const cell = filledCell(words, entry)
    return mends && !column.left ? { ...cell, row: line.id, description: text.name.correct } : cell
  }
  if (column.totalsOnly) return { kind: 'empty', shown: '', name: text.name.left(words) }
  if (column.left) return { kind: 'empty', shown: '', name: text.name.left(words) }
  // A computer chooses for itself.
  if (column.player.strength) return { kind: 'empty', shown: '', name: text.name.open(words) }
  const options = view.turn?.seat === column.seat ? view.turn.options : column.options
  const option = options?.[line.id]
  return option === undefined
    ? { kind: 'empty', shown: '', name: text.name.open(words) }
    : openCell(words, line.id, option)
}

interface Words {
  readonly row: string
  readonly name: string
}

function filledCell(words: Words, { points, extra, corrected }: EntryView): Cell {
  const more = {
    ...(extra > 0 && { extra: `+${extra}` }),
    ...(corrected && { corrected, description: text.family.after.corrected }),
  }
  return points === 0
    ? { kind: 'struck', shown: '0', name: text.name.struck(words), ...more }
    : {
        kind: 'filled',
        shown: String(points),
        name: text.name.filled({ ...words, points }),
        ...more,
      }
}

function openCell(words: Words, row: string, option: OptionView): Cell {
  if (!option.legal) {
    const { code, row: other } = option.closure
    const description = sentence(new Failure(code, { row: other }))
    return { kind: 'closed', shown: '', name: text.name.closed(words), description, row }
  }
  const { points, extra = 0 } = option
  if (points === undefined) return { kind: 'open', shown: '', name: text.name.open(words), row }
  const gives = { shown: String(points), name: text.name.openGives({ ...words, points }), row }
  const more = extra > 0 ? { extra: `+${extra}` } : {}
  return points === 0
    ? { kind: 'zero', ...gives, shown: '–', description: text.name.wouldStrike, ...more }
    : { kind: 'gives', ...gives, ...more }
}

function lineCell(view: GameView, column: ColumnView, id: string, mends: boolean): Cell {
  const { totals, player } = column
  const label = (text.block.lines as Readonly<Record<string, string>>)[id] ?? id
  const words = { line: label, name: player.name }
  const { upper, bonus, lower, extra, total } = totals
  // Of a game told by its totals the rest is not known: empty is not 0.
  const sum = (...parts: (number | undefined)[]): Cell => {
    const known = parts.filter((part) => part !== undefined)
    if (known.length < parts.length) return unknownCell(words)
    const points = known.reduce((sum, part) => sum + part, 0)
    return { kind: 'line', shown: String(points), name: text.name.line({ ...words, points }) }
  }
  switch (id) {
    case 'sum':
      return sum(upper)
    case 'bonus':
      return bonus === undefined ? unknownCell(words) : bonusCell(column, words)
    case 'upperTotal':
      return sum(upper, bonus)
    case 'extra':
      return extra === undefined ? unknownCell(words) : extraCell(view, column, words, mends)
    case 'lowerTotal':
      return sum(lower, extra)
    default:
      return sum(total)
  }
}

function unknownCell({ line: row, name }: { line: string; name: string }): Cell {
  return { kind: 'line', shown: '', name: text.name.left({ row, name }) }
}

/** How many further yatzys, and where the dice are not known a way to count them. */
function extraCell(
  { joker }: GameView,
  { totals: { extra = 0 }, entries, left }: ColumnView,
  words: { line: string; name: string },
  mends: boolean,
): Cell {
  const n = extra / (joker?.extra ?? 1)
  const shown = extra === 0 ? '' : String(extra)
  const name = text.name.extra({ ...words, n, points: extra })
  const isCounted = mends && !left && (entries[joker?.row ?? '']?.points ?? 0) > 0
  return isCounted && joker
    ? { kind: 'open', shown, name, row: joker.row, counts: true }
    : { kind: 'line', shown, name }
}

/** The plus/minus account while the bonus is open, then its points, or that it is out of reach. */
function bonusCell(
  { bonus, bonusMissing, totals: { bonus: points = 0, balance = 0 }, entries }: ColumnView,
  words: { line: string; name: string },
): Cell {
  if (bonus === 'won')
    return {
      kind: 'line',
      shown: String(points),
      name: text.name.line({ ...words, points }),
    }
  if (bonus === 'lost')
    return {
      kind: 'line',
      shown: '0',
      name: text.name.bonusLost(words),
      description: text.game.bonusLost,
    }
  const ahead = text.game.ahead({ n: balance })
  const name = text.name.bonusOpen({ ...words, ahead, missing: bonusMissing })
  const shown = Object.keys(entries).length === 0 ? '' : account(balance)
  return { kind: 'line', shown, name }
}

/** «+5», «−3», «±0» as in the margin of a block. */
function account(balance: number): string {
  if (balance === 0) return '±0'
  return `${balance > 0 ? '+' : '−'}${Math.abs(balance)}`
}

/** The small words at a line's label: what it can give. */
export function hintOf(view: Pick<GameView, 'bonus'>, line: LineView): string {
  if (line.kind === 'line') {
    if (line.id === 'bonus') return text.hint.bonus(view.bonus)
    return ''
  }
  if (line.face && line.perFace) return text.hint.perFace({ n: line.perFace, face: line.face })
  return line.single ? String(line.max) : text.hint.max({ n: line.max })
}

/** What a labelled line is called. */
export function labelOf(line: LineView): string {
  return line.kind === 'row'
    ? rowLabel(line.id)
    : ((text.block.lines as Readonly<Record<string, string>>)[line.id] ?? line.id)
}
