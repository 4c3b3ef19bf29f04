import { LOCALES } from '../../shared/messages/language.ts'
import { SHEET_MESSAGES } from '../../shared/messages/printed.ts'
import { type Area, backGroup } from './back.ts'
import { cells } from './cells.ts'
import { type Group, type Item, type Line, type Page, shiftGroup, type Type } from './display.ts'
import { grid } from './grid.ts'
import { labels } from './labels.ts'
import { nameRow } from './nameRow.ts'
import { makePlan, nameOf, type Plan, type SheetOrder, type SheetWarning } from './plan.ts'
import { BINDING, CUT, GLUE_FOOT, type Paper, paperOf } from './sizes.ts'
import { titleBand } from './titleBand.ts'

/** A finished layout: what lies on one sheet, and how often it is printed. */
export interface Sheet {
  readonly title: string
  /** As `nb-NO`. */
  readonly locale: string
  /** The front, and the back where there is one. */
  readonly pages: readonly Page[]
  readonly copies: number
  readonly blocks: number
  readonly warnings: readonly SheetWarning[]
}

/**
 * Ruleset and options laid out in millimetres; the same order always gives the same sheet.
 * @throws Error for a combination that `objections` speaks against
 */
export function layout(order: SheetOrder, type: Type): Sheet {
  const plan = makePlan(order, type)
  const { options } = order
  const paper = paperOf(options)
  const { group, warnings } = block(plan)
  const origins = cellOrigins(paper)
  const place = blockPlace(plan, paper)
  const front: Page = {
    width: paper.width,
    height: paper.height,
    groups: [
      ...origins.map(({ x, y }) => shiftGroup(group, x + place.x, y + place.y)),
      ...(options.cutMarks ? [cutMarks(paper)] : []),
    ],
  }
  const pages = options.back ? [front, backPage(plan, paper)] : [front]
  return { ...sheetFacts(order), pages, warnings }
}

/** What is known of a sheet before it is laid out. */
export function sheetFacts({
  ruleset,
  options,
  game,
}: SheetOrder): Omit<Sheet, 'pages' | 'warnings'> {
  const copies = game ? 1 : options.sheets
  return {
    title: nameOf(SHEET_MESSAGES[options.language].block.rulesets, ruleset.id),
    locale: LOCALES[options.language],
    copies,
    blocks: copies * options.perSheet,
  }
}

function block(plan: Plan): { group: Group; warnings: readonly SheetWarning[] } {
  const { items, warnings } = nameRow(plan)
  const group = {
    items: [...titleBand(plan), ...grid(plan), ...items, ...labels(plan), ...cells(plan)],
    table: { rows: plan.lines.length + 1, columns: plan.columns + 1 },
  }
  return { group, warnings }
}

function cellOrigins({ width, height, across, down }: Paper): { x: number; y: number }[] {
  return Array.from({ length: across * down }, (_, i) => ({
    x: ((i % across) * width) / across,
    y: (Math.floor(i / across) * height) / down,
  }))
}

/** The middle of its cell; with holes or glue, what is left of it. */
function blockPlace(plan: Plan, paper: Paper): { x: number; y: number } {
  const { margin } = plan.options
  const full = plan.size.label + plan.size.column * plan.size.columns
  const x = (paper.width / paper.across - plan.width) / 2
  const y = (paper.height / paper.down - plan.height) / 2
  if (margin === 'punch') return { x: BINDING + (full - plan.width) / 2, y }
  return margin === 'glue' ? { x, y: BINDING } : { x, y }
}

/** Which edge the sheet is turned over does not matter: the margins are the same on both sides. */
function backPage(plan: Plan, paper: Paper): Page {
  const { options, size } = plan
  const width = paper.width / paper.across
  const height = paper.height / paper.down
  const full = size.label + size.column * size.columns
  const side = options.margin === 'punch' ? BINDING : (width - full) / 2
  const top = Math.max(options.margin === 'glue' ? BINDING : 0, Math.min(GLUE_FOOT, height * 0.055))
  const area: Area = { x: side, y: top, width: width - 2 * side, height: height - 2 * top }
  const rules = backGroup(plan, area)
  return {
    width: paper.width,
    height: paper.height,
    groups: cellOrigins(paper).map(({ x, y }) => shiftGroup(rules, x, y)),
  }
}

const MARK_FROM = 6.6
const MARK_TO = 11.6
const CROSS = 2

/** Short lines at the ends of every cut, and a cross where two cuts meet. */
function cutMarks({ width, height, across, down }: Paper): Group {
  const x = width / 2
  const y = height / 2
  const upright = (y1: number, y2: number): Item => cutLine(x, y1, x, y2)
  const level = (x1: number, x2: number): Item => cutLine(x1, y, x2, y)
  const items: Item[] = [upright(MARK_FROM, MARK_TO), upright(height - MARK_TO, height - MARK_FROM)]
  if (down > 1) items.push(level(MARK_FROM, MARK_TO), level(width - MARK_TO, width - MARK_FROM))
  if (across > 1 && down > 1) items.push(upright(y - CROSS, y + CROSS), level(x - CROSS, x + CROSS))
  return { items }
}

function cutLine(x1: number, y1: number, x2: number, y2: number): Line {
  return { kind: 'line', x1, y1, x2, y2, width: CUT }
}
