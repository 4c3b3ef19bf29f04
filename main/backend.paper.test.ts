import { describe, expect } from 'vitest'
import { draftOf, enterPaper, IN_YEAR, NORDIC, ON_DAY, SOME_DAY } from './testing/paper.ts'
import { expectRefused, test } from './testing/test.ts'

const with_ = (row: number, value: string | number): (string | number)[] =>
  NORDIC.with(row, value as never)

describe('a block from paper', () => {
  test('is a finished game like another, with sums, places and its date', async ({ program }) => {
    const view = await enterPaper(program, { Ida: NORDIC, Ola: with_(13, 30) })
    expect(view).toMatchObject({ mode: 'paper', state: 'finished', steps: [] })
    expect(view.played).toEqual({ known: 'date', date: '2026-11-29' })
    expect(view.columns.map(({ totals, place }) => [totals.total, place])).toEqual([
      [202, 2],
      [232, 1],
    ])
    const { latest, unfinished } = await program.call('games.overview', {})
    expect(unfinished).toEqual([])
    expect(latest).toMatchObject([{ mode: 'paper', results: [{ name: 'Ola' }, { name: 'Ida' }] }])
  })

  for (const strike of ['0', '-', '–', 'x', 'X', ' x ', '00'])
    test(`has a strike for ${JSON.stringify(strike)}`, async ({ program }) => {
      const view = await enterPaper(program, { Ida: with_(14, strike) })
      expect(view.columns[0]?.entries['yatzy']).toEqual({ points: 0, extra: 0 })
    })

  test('in forced order, and an American one with extras', async ({ program }) => {
    const forced = await enterPaper(program, { Ida: NORDIC }, { ruleset: 'nordicForced' })
    expect(forced.columns[0]?.totals).toMatchObject({ upper: 60, bonus: 50, total: 252 })
    const american = [3, 6, 9, 12, 15, 18, 20, 24, 25, 30, 40, 20, 50]
    const view = await enterPaper(program, { Ida: american }, { ruleset: 'american', extra: '2' })
    expect(view.columns[0]?.totals).toMatchObject({ bonus: 35, extra: 200, total: 507 })
  })

  test('of totals only has a winner, and no rows', async ({ program }) => {
    const view = await enterPaper(program, { Ida: { total: 250 }, Ola: { total: 250 } })
    expect(view.columns).toMatchObject([
      { totals: { total: 250 }, totalsOnly: true, place: 1, entries: {} },
      { totals: { total: 250 }, totalsOnly: true, place: 1, entries: {} },
    ])
    expect(view.columns[0]?.totals).toEqual({ total: 250 })
  })

  test('may have a year alone, or no date', async ({ program }) => {
    const year = await enterPaper(program, { Ida: NORDIC }, { on: IN_YEAR('1987') })
    expect(year.played).toEqual({ known: 'year', year: 1987 })
    const never = await enterPaper(program, { Ida: NORDIC }, { on: SOME_DAY })
    expect(never.played).toEqual({ known: 'nothing' })
    const { games } = await program.call('games.list', { filter: {}, offset: 0, limit: 9 })
    expect(games.map(({ played }) => played.known)).toEqual(['year', 'nothing'])
  })
})

describe('a block from paper is refused', () => {
  test.for([
    ['a value no throw gives', with_(12, 10), 'impossible', { row: 'fullHouse', value: 10 }],
    ['a letter', with_(3, 'abc'), 'noNumber', { value: 'abc' }],
    ['a formula', with_(3, '=1+1'), 'noNumber', { value: '=1+1' }],
    ['a hole', with_(12, ''), 'missing', { row: 'fullHouse', player: 1 }],
  ] as const)('with %s', async ([, column, code, details], { program }) => {
    const draft = await draftOf(program, { Bjørn: column })
    await expectRefused(program, 'paper.enter', { draft }, code)
    const answer = await program.answer('paper.enter', { draft })
    expect(answer).toMatchObject({ details })
  })

  test.for([
    [ON_DAY('2026-12-01'), 'future'],
    [ON_DAY('1949-12-31'), 'tooEarly'],
    [ON_DAY('2026-02-30'), 'noDate'],
    [ON_DAY('=1+1'), 'noDate'],
    [ON_DAY(''), 'noDate'],
    [IN_YEAR('2027'), 'future'],
    [IN_YEAR('1949'), 'tooEarly'],
    [IN_YEAR('87'), 'noDate'],
  ] as const)('of %j: %s', async ([on, code], { program }) => {
    const draft = await draftOf(program, { Ida: NORDIC }, { on })
    await expectRefused(program, 'paper.enter', { draft }, code)
  })

  test.for([['375'], ['99999'], ['-4'], ['']])(
    'with the total %j',
    async ([total], { program }) => {
      const draft = await draftOf(program, { Ida: { total: total ?? '' } })
      const answer = await program.answer('paper.enter', { draft })
      expect(answer).toMatchObject({ ok: false })
      expect((await program.call('games.overview', {})).latest).toEqual([])
    },
  )

  test('without players, or with one twice', async ({ program }) => {
    const draft = await draftOf(program, { Ida: NORDIC })
    await expectRefused(program, 'paper.enter', { draft: { ...draft, columns: [] } }, 'nobody')
    const columns = [...draft.columns, ...draft.columns]
    await expectRefused(program, 'paper.enter', { draft: { ...draft, columns } }, 'alreadyIn')
  })
})

describe('a half-typed block', () => {
  test('tells sums and what is wrong, and is there again after a kill', async ({ program }) => {
    const draft = await draftOf(program, { Ida: with_(12, 10), Ola: [3, '', 'y'] }, { sum: '199' })
    const view = await program.call('paper.keep', { draft })
    expect(view.columns.map(({ totals, differs }) => [totals.total, differs])).toEqual([
      [202, false],
      [3, false],
    ])
    expect(view.columns[0]?.problems).toMatchObject({ fullHouse: { code: 'impossible' } })
    expect(view.columns[1]?.problems).toMatchObject({ threes: { code: 'noNumber' } })
    await program.restart()
    expect(await program.call('paper.draft', {})).toEqual(view)
    await program.call('paper.discard', {})
    expect((await program.call('paper.draft', {})).draft.columns).toEqual([])
  })

  test('warns when the sum on the paper is another', async ({ program }) => {
    for (const [sum, differs] of [
      ['202', false],
      ['', false],
      ['199', true],
    ] as const) {
      const draft = await draftOf(program, { Ida: NORDIC }, { sum })
      expect((await program.call('paper.keep', { draft })).columns[0]?.differs).toBe(differs)
    }
  })

  test('is gone when the block is entered', async ({ program }) => {
    await enterPaper(program, { Ida: NORDIC })
    expect((await program.call('paper.draft', {})).draft.columns).toEqual([])
  })
})
