import { STRENGTHS } from '../../shared/coach/strength.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { reachable } from '../../shared/scorecard.ts'
import type { GameView } from '../../shared/views.ts'
import { enterPaper, IN_YEAR, ON_DAY, SOME_DAY, type Typed } from './paper.ts'
import type { TestProgram } from './program.ts'
import { type Choose, randomMove } from './randomMove.ts'
import { letPlay, TestGame } from './table.ts'

const FAMILY = ['Ida', 'Ola', 'Åse', 'Maskin']
const GUESTS = ['Gjest', 'Zoë', 'Ærlend']
const RULES = ['nordic', 'nordic', 'nordic', 'american', 'nordicForced'] as const

export const pick = <T>(all: readonly T[], choose: Choose): T => all[choose(all.length)] as T // never empty

/** Some of the family, or a guest and some of them. */
function someNames(choose: Choose): string[] {
  const seats = choose(5) === 0 ? [pick(GUESTS, choose)] : []
  const some = FAMILY.filter(() => choose(3) > 0).slice(seats.length)
  return [...seats, ...some]
}

/** A block from paper. */
export async function enterBlock(
  program: TestProgram,
  choose: Choose,
  names: readonly string[] = someNames(choose),
): Promise<void> {
  const ruleset = pick(RULES, choose)
  const totalsOnly = choose(5) === 0
  const columns: Record<string, Typed> = {}
  for (const name of names.length === 0 ? ['Ida'] : names)
    columns[name] = totalsOnly ? { total: 150 + choose(90) } : column(ruleset, choose)
  const days = ['2025-12-31', '2026-01-01', `2026-0${1 + choose(9)}-1${choose(3)}`]
  const on = pick([...days.map(ON_DAY), ON_DAY(days[2] ?? ''), IN_YEAR('2024'), SOME_DAY], choose)
  await enterPaper(program, columns, { ruleset, on })
}

function column(ruleset: (typeof RULES)[number], choose: Choose): number[] {
  return RULESETS[ruleset].rows.map(({ id }) => {
    const values = reachable(RULESETS[ruleset], id)
    return values[Math.max(choose(values.length), choose(values.length))] ?? 0
  })
}

/** A game, to its end unless it is left before so many moves. */
export async function play(
  program: TestProgram,
  choose: Choose,
  names: readonly string[] = [pick(FAMILY.slice(0, 2), choose), 'Åse'],
  most = 400,
): Promise<void> {
  const mode = pick(['screen', 'own'] as const, choose)
  const table = await TestGame.begin(program, { names, ruleset: pick(RULES, choose), mode })
  for (let n = 0; n < most; n++) {
    const move = randomMove(table.view, choose)
    if (move !== undefined) await table.make(move)
    else if (table.view.turn === undefined) return
  }
}

/** A game against a computer, to its end unless it is left before so many moves of the person. */
export async function playWithComputer(
  program: TestProgram,
  choose: Choose,
  name: string,
  most = 400,
): Promise<void> {
  const computers = [pick(STRENGTHS, choose)]
  const table = await TestGame.begin(program, {
    ...{ names: [name], computers, ruleset: pick(RULES, choose) },
  })
  for (let n = 0; n < most; n++) {
    await letPlay(table)
    const move = randomMove(table.view, choose)
    if (move !== undefined) await table.make(move)
    else if (table.view.turn === undefined) return
  }
}

/** Something that is done afterwards with any finished game, or with people. Refusals change nothing. */
export async function meddle(program: TestProgram, choose: Choose): Promise<void> {
  const filter = { deleted: choose(2) === 0 }
  const { games } = await program.call('games.list', { filter, offset: 0, limit: 500 })
  if (games.length === 0) return
  const { id: game } = pick(games, choose)
  const { version, columns, ruleset } = (await program.call('games.view', { game })) as GameView
  const family = await program.call('players.family', {})
  const anybody = () => pick(family.players, choose).id
  const { rows } = RULESETS[ruleset as 'nordic'] // of a ruleset the test has played
  const row = pick(rows, choose).id
  const on = { game, version }
  const points = pick(reachable(RULESETS[ruleset as 'nordic'], row), choose)
  const [seat, merged] = [choose(columns.length), family.merged[0]?.player.id ?? 1]
  const date = { known: 'date', date: `2025-1${choose(3)}-0${1 + choose(9)}` } as const
  const calls = [
    ...Array.from({ length: 4 }, () => [
      'games.correct',
      { ...on, seat, row, written: { points } },
    ]),
    ['games.undo', on],
    ['games.redo', on],
    ['games.delete', on],
    ['games.restore', on],
    ['games.redate', { ...on, on: pick([date, { known: 'nothing' }], choose) }],
    ['players.rename', { player: anybody(), name: `Navn ${choose(99)}` }],
    ['players.merge', { player: anybody(), into: anybody() }],
    ['players.unmerge', { player: merged }],
    ['players.hide', { player: anybody(), hidden: choose(2) === 0 }],
  ] as const
  const [channel, args] = pick(calls, choose)
  const answer = await program.answer(channel as string, args)
  if (!answer.ok && answer.code === 'failed') throw new Error(`${channel} failed`)
}
