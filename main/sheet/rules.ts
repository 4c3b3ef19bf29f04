import type { Needs, Pays } from '../../shared/meaning.ts'
import type { SheetMessages } from '../../shared/messages/sheet/nb.ts'
import type { Row, Ruleset } from '../../shared/ruleset.ts'
import { par } from '../../shared/scorecard.ts'
import { bestTotal, meaningOf, value } from './hints.ts'
import { nameOf, type Plan } from './plan.ts'

/** A piece of the rules page: a heading over a text, or a line of the table of rows. */
export type Piece =
  | { readonly kind: 'part'; readonly heading: string; readonly text?: string }
  | { readonly kind: 'row'; readonly label: string; readonly text: string; readonly worth: string }

/** The rules in short, from the ruleset's data. */
export function rulesPieces({ ruleset, words, options }: Plan): Piece[] {
  const { rules } = words.sheet
  const rows = ruleset.rows.filter((row) => row.face === undefined)
  const forced = ruleset.order === 'forced'
  return [
    { kind: 'part', heading: rules.start, text: rules.startText },
    { kind: 'part', heading: rules.turn, text: rules.turnText(ruleset) },
    {
      kind: 'part',
      heading: rules.enter,
      text: forced ? rules.enterForced({ rows: ruleset.rows.length }) : rules.enterFree,
    },
    { kind: 'part', heading: rules.bonus, text: bonusText(ruleset, rules, options.tally) },
    { kind: 'part', heading: rules.rows },
    ...rows.map((row): Piece => ({
      kind: 'row',
      label: nameOf(words.block.rows, row.id),
      text: rowText(ruleset, row, rules),
      worth: value(ruleset, row, words.sheet.hints),
    })),
    ...jokerPiece(ruleset, rules, words.block.rows),
    { kind: 'part', heading: rules.end, text: rules.endText({ max: bestTotal(ruleset) }) },
  ]
}

type Rules = SheetMessages['rules']

function bonusText(ruleset: Ruleset, rules: Rules, tally: boolean): string {
  const first = ruleset.rows.find((row) => row.face !== undefined)
  const dice = first?.face === undefined ? 0 : par(ruleset, first) / first.face
  const share = Number.isInteger(dice) && dice > 0
  return [
    rules.bonusText(ruleset.bonus),
    ...(share ? [rules.parText({ dice, limit: ruleset.bonus.limit })] : []),
    ...(share && tally ? [rules.tallyText({ dice })] : []),
  ].join(' ')
}

function rowText(ruleset: Ruleset, row: Row, rules: Rules): string {
  const { needs, pays } = meaningOf(ruleset, row)
  return [needs && needText(needs, rules.needs), pays && payText(pays, rules.pays)]
    .filter((text) => text !== undefined)
    .join(' ')
}

function needText(needs: Needs, words: Rules['needs']): string {
  if (needs.kind === 'anything') return words.anything
  if (needs.kind === 'run') return words.run({ n: needs.length })
  if (needs.kind === 'faces') return words.faces({ faces: needs.faces.join('-') })
  const [first, ...others] = needs.sizes
  return first !== undefined && others.length === 0
    ? words.alike({ n: first })
    : words.groups({ sizes: needs.sizes.join(' + ') })
}

function payText(pays: Pays, words: Rules['pays']): string {
  if (pays.kind === 'all') return words.all
  return pays.kind === 'fixed' ? words.fixed(pays) : words.counted({ n: pays.dice })
}

function jokerPiece(ruleset: Ruleset, rules: Rules, names: Record<string, string>): Piece[] {
  if (ruleset.joker === undefined) return []
  const row = nameOf(names, ruleset.joker.row)
  const text = rules.jokerText({ row, extra: ruleset.joker.extra })
  return [{ kind: 'part', heading: rules.joker({ row }), text }]
}
