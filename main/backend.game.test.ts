import { describe, expect } from 'vitest'
import { options, rowsOf, sums } from '../shared/testing/oracle.ts'
import { type Choose, seededChoice } from './testing/randomMove.ts'
import { TestGame } from './testing/table.ts'
import { test } from './testing/test.ts'

const FAMILY = ['Ida', 'Mormor Åse', 'Ola']

describe('a whole game of three is scored as the rules say, turn by turn:', () => {
  for (const [seed, ruleset] of ['nordic', 'nordicForced', 'american'].entries())
    test(ruleset, async ({ program }) => {
      const table = await TestGame.begin(program, { names: FAMILY, ruleset, first: 'highest' })
      const choose = seededChoice(seed)
      while (table.view.state === 'ordering') await table.order()
      while (table.view.turn !== undefined) {
        await table.throw()
        for (let more = choose(3); more > 0; more--) await table.throw(choose(3), 3)
        await table.enter(chosenRow(table, choose))
      }
      for (const { entries, totals } of table.view.columns) {
        expect(Object.keys(entries).sort()).toEqual(rowsOf(ruleset).sort())
        expect(totals).toEqual(sums(ruleset, entries))
      }
      expect(table.view.state).toBe('finished')
    })

  /** A legal row, after the table's offer was held against the oracle's. */
  function chosenRow({ view, turn }: TestGame, choose: Choose): string {
    const card = view.columns.find(({ seat }) => seat === turn.seat)?.entries ?? {}
    const expected = options(view.ruleset, card, turn.dice ?? [])
    const offered = Object.entries(turn.options).flatMap(([row, option]) =>
      option.legal ? [{ row, points: option.points, extra: option.extra }] : [],
    )
    expect(offered).toEqual(expected)
    return expected[choose(expected.length)]?.row ?? 'nothing is open'
  }
})

const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const UPPER = NUMBERS.map((row, i) => [row, String(i + 1).repeat(5)] as const)
const LOWER = [
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'chance',
]
const PLAIN = { fullHouse: '66655', smallStraight: '12344', largeStraight: '23456' }

test('an American game of nothing but yatzys: all the extras, none, and the best without', async ({
  program,
}) => {
  const table = await TestGame.begin(program, { names: FAMILY, ruleset: 'american' })
  const yatzys = [...UPPER, ...LOWER.map((row) => [row, '66666'] as const)]
  const cards = [
    [['yatzy', '66666'] as const, ...yatzys],
    [
      ...UPPER,
      ...LOWER.map((row) => [row, { ...PLAIN }[row] ?? '66666'] as const),
      ['yatzy', '66666'] as const,
    ],
    [['yatzy', '12345'] as const, ...yatzys],
  ]
  for (let round = 0; round < 13; round++)
    for (const card of cards) {
      const [row = '', faces = ''] = card[round] ?? []
      await table.play(faces, row)
    }
  const lines = table.view.columns.map(
    ({ player, totals: { upper, bonus, lower, extra, total }, place }) => ({
      ...{ name: player.name, upper, bonus, lower, extra, total, place },
    }),
  )
  expect(lines).toEqual([
    { name: 'Ida', upper: 105, bonus: 35, lower: 235, extra: 1200, total: 1575, place: 1 },
    { name: 'Mormor Åse', upper: 105, bonus: 35, lower: 235, extra: 0, total: 375, place: 2 },
    { name: 'Ola', upper: 105, bonus: 35, lower: 185, extra: 0, total: 325, place: 3 },
  ])
  const { latest, unfinished } = await program.call('games.overview', {})
  expect(unfinished).toEqual([])
  expect(latest).toMatchObject([
    {
      id: table.id,
      ruleset: 'american',
      mode: 'screen',
      played: { known: 'date', date: '2026-11-30' },
    },
  ])
  expect(latest[0]?.results).toEqual(
    lines.map(({ name, total, place }) => ({ name, total, place })),
  )
})

test('equal totals share the win, and the next is third', async ({ program }) => {
  const table = await TestGame.begin(program, { names: FAMILY, ruleset: 'nordicForced' })
  for (const [round, row] of rowsOf('nordicForced').entries())
    for (const faces of round === 0 ? ['11123', '11145', '12345'] : ['12345', '12345', '12345'])
      await table.play(faces, row)
  expect(table.view.columns.map(({ place }) => place)).toEqual([1, 1, 3])
  const [first] = (await program.call('games.overview', {})).latest
  expect(first?.results.map(({ name, place }) => [name, place])).toEqual([
    ['Ida', 1],
    ['Mormor Åse', 1],
    ['Ola', 3],
  ])
})

test('the last entry of a finished game can be taken back, and the game goes on', async ({
  program,
}) => {
  const table = await TestGame.begin(program, { names: ['Ida'], ruleset: 'nordicForced' })
  for (const row of rowsOf('nordicForced')) await table.play('66666', row)
  const finished = table.view
  await table.undo()
  expect(table.view.state).toBe('playing')
  expect((await program.call('games.overview', {})).latest).toEqual([])
  expect(table.dice).toBe('66666')
  await table.redo()
  expect(table.view).toEqual({ ...finished, version: finished.version + 2 })
})
