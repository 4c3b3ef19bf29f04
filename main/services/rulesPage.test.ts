import { describe, expect } from 'vitest'
import { allThrows } from '../../shared/dice.ts'
import { run, sum } from '../../shared/patterns.ts'
import type { Ruleset } from '../../shared/ruleset.ts'
import { nordic } from '../../shared/rulesets/nordic.ts'
import type { RulesPageView, WorthView } from '../../shared/rulesView.ts'
import { DESCRIBED, options, points, rowsOf, sums } from '../../shared/testing/oracle.ts'
import { expectRefused, test } from '../testing/test.ts'

const THROWS = allThrows(5)
const mostOf = (id: string, row: string): number =>
  Math.max(...THROWS.map((dice) => points(id, row, dice)))
/** A card with the most in every row, as one adds it up. */
const bestCard = (id: string) =>
  sums(
    id,
    Object.fromEntries(rowsOf(id).map((row) => [row, { points: mostOf(id, row), extra: 0 }])),
  )

const worth = (id: string, dice: readonly number[], row: string): WorthView => ({
  row,
  points: points(id, row, dice),
})
const questionOf = <Id extends RulesPageView['questions'][number]['id']>(
  { questions }: RulesPageView,
  id: Id,
) =>
  questions.filter(
    (question): question is Extract<typeof question, { id: Id }> => question.id === id,
  )

describe.each(DESCRIBED)('the page of %s', (ruleset) => {
  test('has every row with its most, its values and an example that is true', async ({
    program,
  }) => {
    const { rows } = await program.call('rules.page', { ruleset })
    expect(rows.map(({ id }) => id)).toEqual(rowsOf(ruleset))
    for (const { id, max, values, example } of rows) {
      expect([id, max]).toEqual([id, mostOf(ruleset, id)])
      const all = new Set([0, ...THROWS.map((dice) => points(ruleset, id, dice))])
      expect(values).toEqual([...all].sort((a, b) => a - b))
      expect(example.points).toBe(points(ruleset, id, example.dice))
      expect(example.points).toBeGreaterThan(0)
    }
  })

  test('adds up as on paper', async ({ program }) => {
    const { bonus, most, perFace, rows } = await program.call('rules.page', { ruleset })
    const best = bestCard(ruleset)
    expect({ upper: best['upper'], total: best['total'] }).toEqual({
      upper: most.upper,
      total: most.total,
    })
    expect(best['bonus']).toBe(bonus.points)
    expect(most.extra).toBe(ruleset === 'american' ? 100 * (rows.length - 1) : 0)
    expect((perFace ?? 0) * (1 + 2 + 3 + 4 + 5 + 6)).toBe(bonus.limit)
  })

  test('shows a turn as it may go', async ({ program }) => {
    const { turn, throws, dice } = await program.call('rules.page', { ruleset })
    expect(turn.throws).toHaveLength(throws)
    turn.throws.forEach((thrown, i) => {
      expect(thrown.dice).toHaveLength(dice)
      for (const at of thrown.kept) expect(turn.throws[i + 1]?.dice[at]).toBe(thrown.dice[at])
    })
    const last = turn.throws.at(-1)?.dice ?? []
    const given = rowsOf(ruleset).map((row) => worth(ruleset, last, row))
    expect(turn.gives).toEqual(given.filter(({ points }) => points > 0))
  })

  test('answers with numbers that are true', async ({ program }) => {
    const page = await program.call('rules.page', { ruleset })
    const examples = page.questions.flatMap((question) =>
      'example' in question ? [question.example] : [],
    )
    expect(examples.length).toBeGreaterThan(3)
    for (const { dice, gives } of examples)
      expect(gives).toEqual(gives.map(({ row }) => worth(ruleset, dice, row)))
    for (const { row, most, bonus } of questionOf(page, 'bonusStruck')) {
      expect(most).toBe((bestCard(ruleset)['upper'] ?? 0) - mostOf(ruleset, row))
      expect(most).toBeGreaterThanOrEqual(bonus.limit)
    }
    expect(questionOf(page, 'max')).toMatchObject([{ total: bestCard(ruleset)['total'] }])
    expect(new Set(page.questions.map(({ id }) => id)).size).toBeGreaterThan(9)
  })

  test('differs from every other game in all that differs, and in nothing else', async ({
    program,
  }) => {
    const { differences } = await program.call('rules.page', { ruleset })
    expect(differences.map(({ other }) => other)).toEqual(DESCRIBED.filter((id) => id !== ruleset))
    for (const { other, points: told } of differences) {
      const shared = rowsOf(ruleset).filter((row) => rowsOf(other).includes(row))
      const differing = shared.filter((row) =>
        THROWS.some((dice) => points(ruleset, row, dice) !== points(other, row, dice)),
      )
      const named = told.flatMap((point) => (point.kind === 'scores' ? [point] : []))
      expect(named.map(({ row }) => row)).toEqual(differing)
      for (const { row, here, there } of named)
        expect([here.max, there.max]).toEqual([mostOf(ruleset, row), mostOf(other, row)])
      const only = told.find(({ kind }) => kind === 'onlyHere')
      expect(only?.kind === 'onlyHere' ? only.rows : []).toEqual(
        rowsOf(ruleset).filter((row) => !shared.includes(row)),
      )
    }
  })
})

test('the joker goes where the words of the rules say', async ({ program }) => {
  const { joker } = await program.call('rules.page', { ruleset: 'american' })
  if (joker?.own === undefined) throw new Error('no joker')
  const { dice, ...own } = joker.own
  const yatzy = { points: 50, extra: 0 }
  const legal = (card: Parameters<typeof options>[1]) => options('american', card, dice)
  expect(legal({ yatzy })).toEqual([{ ...own, extra: joker.extra }])
  const rest = legal({ yatzy, [own.row]: { points: 0, extra: 0 } })
  expect(joker.lower).toEqual(rest.map(({ row, points }) => ({ row, points })))
  expect(joker.most).toBe(1200)
})

test('there is no joker where a ruleset has none', async ({ program }) => {
  expect(await program.call('rules.page', { ruleset: 'nordic' })).not.toHaveProperty('joker')
})

test('a ruleset of other data has a whole page', async ({ program }) => {
  const odd: Ruleset = {
    ...nordic,
    id: 'odd',
    throws: 2,
    rows: [
      ...nordic.rows.filter(({ id }) => id !== 'yatzy' && id !== 'twoPairs'),
      { id: 'three', section: 'lower', score: run(3) },
      // No word describes it: the page names its values.
      { id: 'even', section: 'lower', score: (counts) => (sum(counts) % 2 === 0 ? 7 : 3) },
    ],
    bonus: { limit: 50, points: 20 },
  }
  await program.restart({ rulesets: { nordic, odd } })
  const page = await program.call('rules.page', { ruleset: 'odd' })
  expect(page).not.toHaveProperty('perFace')
  expect(page.rows.at(-1)).toMatchObject({ id: 'even', values: [0, 3, 7], max: 7 })
  expect(page.turn.throws).toHaveLength(2)
  expect(page.questions.map(({ id }) => id)).not.toContain('again')
  expect(page.differences).toMatchObject([{ other: 'nordic' }])
  const pdf = await program.call('sheets.rules', { ruleset: 'odd', language: 'nb' })
  expect(Buffer.from(pdf.bytes, 'base64').toString('latin1')).toMatch(/^%PDF-/)
})

test('a game that is not known has no page', async ({ program }) => {
  const ruleset = 'chess'
  await expectRefused(program, 'rules.page', { ruleset }, 'unknownRuleset')
  await expectRefused(program, 'rules.try', { ruleset, dice: [1, 2, 3, 4, 5] }, 'unknownRuleset')
  await expectRefused(program, 'sheets.rules', { ruleset, language: 'nb' }, 'unknownRuleset')
})
