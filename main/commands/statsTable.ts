import type { CliMessages } from '../../shared/messages/cli/nb.ts'
import { type Language, LOCALES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { isRulesetId } from '../../shared/rulesets/index.ts'
import type { Figure, StatisticsView } from '../../shared/statistics/view.ts'

/** Below so many games a percentage has no decimals: they would say nothing. */
const MANY = 200

/** The main figures, a player a line; a dash where there are too few games. */
export function statsTable(view: StatisticsView, words: CliMessages, language: Language): string[] {
  const { stats } = words
  const { rulesets } = SHEET_MESSAGES[language].block
  const name = isRulesetId(view.ruleset) ? rulesets[view.ruleset] : view.ruleset
  const head = [stats.player, stats.games, stats.mean, stats.median]
  const lines = [
    [...head, stats.strength, stats.winShare, stats.bonus, stats.yatzy],
    ...view.players.map(({ name }, i) => [name, ...cellsOf(view, i, LOCALES[language])]),
  ]
  return [`${name}: ${stats.gamesIn({ n: view.games })}`, '', ...aligned(lines)]
}

function cellsOf(view: StatisticsView, i: number, locale: string): string[] {
  const points = (figure: Figure | undefined): string => number(figure?.value, 1, locale)
  const share = (figure: Figure | undefined): string => percent(figure, locale)
  return [
    ...[String(view.mean[i]?.n ?? 0), points(view.mean[i]), points(view.spread[i])],
    ...[points(view.strength[i]), share(view.winShare[i])],
    ...[share(view.bonusRate[i]), share(view.yatzyRate[i])],
  ]
}

function number(value: number | undefined, digits: number, locale: string): string {
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value === undefined ? '–' : new Intl.NumberFormat(locale, fixed).format(value)
}

function percent(figure: Figure | undefined, locale: string): string {
  if (figure?.value === undefined) return '–'
  const digits = figure.n < MANY ? 0 : 1
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, { style: 'percent', ...fixed }).format(figure.value)
}

function aligned(lines: readonly (readonly string[])[]): string[] {
  const width = (column: number) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length))
  return lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i))))
      .join('  ')
      .trimEnd(),
  )
}
