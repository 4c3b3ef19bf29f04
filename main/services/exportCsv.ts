import { BYTE_ORDER_MARK, csvLines } from '../../shared/csv.ts'
import { CSV_MESSAGES } from '../../shared/messages/csv.ts'
import type { Language } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import type { ResultLine } from '../store/exchange.ts'
import type { Store } from '../store/store.ts'

type Rulesets = Readonly<Record<string, Ruleset>>
type Cell = string | number

/** The results of every game that counts as a table, a line a player and game, in parts. */
export function* csvText(
  { exchange }: Store,
  rulesets: Rulesets,
  language: Language,
): Generator<string> {
  const rows = [...new Set(Object.values(rulesets).flatMap(({ rows }) => rows.map(({ id }) => id)))]
  yield BYTE_ORDER_MARK + csvLines([heads(rows, language)], language)
  for (const line of exchange.resultLines())
    yield csvLines([cells(line, rows, rulesets, language)], language)
}

function heads(rows: readonly string[], language: Language): string[] {
  const { block } = SHEET_MESSAGES[language]
  const words = CSV_MESSAGES[language]
  const labels: Readonly<Record<string, string>> = block.rows
  const { total, sum, bonus, extra } = block.lines
  return [
    ...[words.date, words.variant, words.playedOn, words.players, words.player, words.place],
    ...[total, sum, bonus, extra, ...rows.map((id) => labels[id] ?? id)],
  ]
}

function cells(
  line: ResultLine,
  rows: readonly string[],
  rulesets: Rulesets,
  language: Language,
): Cell[] {
  const variants: Readonly<Record<string, string>> = SHEET_MESSAGES[language].block.rulesets
  const points = JSON.parse(line.points) as readonly (number | null)[] // the table's own columns
  const own = rulesets[line.ruleset]?.rows.map(({ id }) => id) ?? []
  return [
    line.day ?? line.year ?? '',
    variants[line.ruleset] ?? line.ruleset,
    CSV_MESSAGES[language].modes[line.mode],
    ...[line.names, line.name, line.place, line.total],
    ...[line.upper ?? '', line.bonus ?? '', line.extra ?? ''],
    ...rows.map((id) => points[own.indexOf(id)] ?? ''),
  ]
}
