import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { solveBest } from '../main/coach/solveBest.ts'
import type { Table } from '../shared/coach/advise.ts'
import type { Skill } from '../shared/coach/chooser.ts'
import { seededRandom } from '../shared/coach/random.ts'
import { Simulator } from '../shared/coach/simulate.ts'
import { makeStates } from '../shared/coach/states.ts'
import { SKILLS, STRENGTH_FIGURES, type StrengthFigure } from '../shared/coach/strengths.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { makeKernel } from './kernel.ts'

/*
 * Measures the computer's strengths and writes shared/coach/strengthFigures.json, the same again for
 * the same seed: some five minutes for a ruleset on a machine that does nothing else. Without
 * rulesets it measures those that have no figures yet.
 *
 *   npm run strengths -- [RULESET …]
 */
const GAMES = 100_000
const SEED = 20261130
const FILE = join(import.meta.dirname, '../shared/coach/strengthFigures.json')

type Figures = (typeof STRENGTH_FIGURES)[string]

const known = STRENGTH_FIGURES
const asked = process.argv.slice(2)
const isWanted = (id: string): boolean =>
  asked.length > 0 ? asked.includes(id) : known[id] === undefined
await makeKernel()
let rulesets = known
for (const [id, ruleset] of Object.entries(RULESETS).filter(([id]) => isWanted(id))) {
  const states = makeStates(ruleset)
  const values = states && solveBest(states)
  if (states === undefined || values === undefined) continue
  rulesets = { ...rulesets, [id]: measure(id, { states, values }) }
  const text = { command: 'npm run strengths', games: GAMES, seed: SEED, rulesets }
  writeFileSync(FILE, `${JSON.stringify(text, null, 2)}\n`)
}

/** By strength. */
function measure(id: string, table: Table): Figures {
  const perfect = totalsOf(table, SKILLS.perfect)
  const figures = Object.entries(SKILLS).map(([strength, skill]) => {
    const totals = skill === SKILLS.perfect ? perfect : totalsOf(table, skill)
    const figure = figureOf(totals, perfect)
    console.log(id, strength, figure)
    return [strength, figure] as const
  })
  return Object.fromEntries(figures)
}

function totalsOf(table: Table, skill: Skill): number[] {
  return new Simulator(table, skill, seededRandom(SEED)).totals(GAMES)
}

function figureOf(totals: readonly number[], perfect: readonly number[]): StrengthFigure {
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length
  const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0)
  const sd = Math.sqrt(squares / (totals.length - 1))
  const round = (figure: number, digits: number): number => Number(figure.toFixed(digits))
  return { mean: round(mean, 2), sd: round(sd, 2), wins: round(winsOf(totals, perfect), 4) }
}

/** Every game against every game of perfect play. */
function winsOf(totals: readonly number[], perfect: readonly number[]): number {
  const most = Math.max(...[totals, perfect].map((all) => all.reduce((a, b) => Math.max(a, b), 0)))
  const chances = (all: readonly number[]): number[] => {
    const counted = new Array<number>(most + 1).fill(0)
    for (const total of all) counted[total] = (counted[total] ?? 0) + 1 / all.length
    return counted
  }
  const others = chances(perfect)
  let below = 0
  return chances(totals).reduce((wins, chance, total) => {
    const same = others[total] ?? 0
    below += same
    return wins + chance * (below - same / 2)
  }, 0)
}
