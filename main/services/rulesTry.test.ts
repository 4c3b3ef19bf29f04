import { describe, expect } from 'vitest'
import { allThrows } from '../../shared/dice.ts'
import type { TryView } from '../../shared/rulesView.ts'
import { DESCRIBED, options, points, rowsOf } from '../../shared/testing/oracle.ts'
import { dice } from '../../shared/testing/play.ts'
import type { TestProgram } from '../testing/program.ts'
import { expectRefused, test } from '../testing/test.ts'

interface Card {
  readonly ruleset?: string
  readonly filled?: Readonly<Record<string, number>>
}

const tried = (
  program: TestProgram,
  thrown: string,
  { ruleset = 'american', ...card }: Card = {},
) => program.call('rules.try', { ruleset, dice: [...dice(thrown)], ...card })

/** What the rows that may be chosen give: points and extra. */
const legal = ({ options }: TryView) =>
  Object.entries(options).flatMap(([row, option]) =>
    option.legal ? [{ row, points: option.points, extra: option.extra }] : [],
  )

const codes = ({ options }: TryView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([row, option]) => [
      row,
      option.legal ? 'legal' : option.closure.code,
    ]),
  )

/** A card of the American game where only these rows are open. */
const onlyOpen = (open: readonly string[], yatzy: 50 | 0): Card => ({
  filled: Object.fromEntries(
    rowsOf('american')
      .filter((row) => !open.includes(row))
      .map((row) => [row, row === 'yatzy' ? yatzy : 0]),
  ),
})

describe('the worked examples of the rules are all true', () => {
  test.for([
    ['nordic', '22555', { fullHouse: 19, fives: 15, threeOfAKind: 15, twoPairs: 14, onePair: 10 }],
    ['nordic', '22555', { twos: 4, chance: 19, ones: 0, threes: 0, fours: 0, sixes: 0 }],
    ['nordic', '22555', { fourOfAKind: 0, smallStraight: 0, largeStraight: 0, yatzy: 0 }],
    ['nordic', '55442', { onePair: 10, twoPairs: 18 }],
    ['nordic', '66662', { fourOfAKind: 24, threeOfAKind: 18 }],
    ['nordic', '44466', { fullHouse: 24 }],
    ['nordic', '66666', { onePair: 12, threeOfAKind: 18, fourOfAKind: 24, sixes: 30, chance: 30 }],
    ['nordic', '66666', { yatzy: 50, twoPairs: 0, fullHouse: 0, smallStraight: 0 }],
    ['nordic', '66633', { fullHouse: 24, twoPairs: 18, sixes: 18 }],
    ['nordic', '44442', { twoPairs: 0 }],
    ['american', '66662', { threeOfAKind: 26, fourOfAKind: 26 }],
    ['american', '12346', { smallStraight: 30 }],
    ['american', '34566', { smallStraight: 30 }],
    ['american', '13456', { smallStraight: 30 }],
    ['american', '23345', { smallStraight: 30 }],
    ['american', '12456', { smallStraight: 0 }],
  ] as const)('in %s %s', async ([ruleset, thrown, wanted], { program }) => {
    const given = legal(await tried(program, thrown, { ruleset }))
    const byRow = Object.fromEntries(given.map(({ row, points }) => [row, points]))
    expect(byRow).toMatchObject(wanted)
  })
})

describe('the joker', () => {
  test('J1: yatzy holds 50 and fours is open: only fours, 20 and 100', async ({ program }) => {
    const result = await tried(program, '44444', { filled: { yatzy: 50 } })
    expect(legal(result)).toEqual([{ row: 'fours', points: 20, extra: 100 }])
    expect(result.joker).toEqual({ extra: 100, row: 'fours' })
    expect(codes(result)).toMatchObject({ chance: 'jokerUpper', yatzy: 'rowTaken' })
  })

  test('J2: fours is filled: lower rows at full value and 100, no number row', async ({
    program,
  }) => {
    const open = ['ones', 'sixes', 'fullHouse', 'largeStraight', 'chance']
    const result = await tried(program, '44444', onlyOpen(open, 50))
    expect(legal(result)).toEqual([
      { row: 'fullHouse', points: 25, extra: 100 },
      { row: 'largeStraight', points: 40, extra: 100 },
      { row: 'chance', points: 20, extra: 100 },
    ])
    expect(codes(result)).toMatchObject({ ones: 'jokerLower', sixes: 'jokerLower' })
  })

  test('J3: only number rows are open: a 0 in one of them, and 100', async ({ program }) => {
    expect(legal(await tried(program, '44444', onlyOpen(['ones', 'sixes'], 50)))).toEqual([
      { row: 'ones', points: 0, extra: 100 },
      { row: 'sixes', points: 0, extra: 100 },
    ])
  })

  test('J4: yatzy was struck and fours is filled: 40 in large straight, no 100', async ({
    program,
  }) => {
    const result = await tried(program, '44444', onlyOpen(['ones', 'largeStraight'], 0))
    expect(legal(result)).toEqual([{ row: 'largeStraight', points: 40, extra: 0 }])
    expect(result.joker).toEqual({ extra: 0, row: 'largeStraight' })
  })

  test('J5: yatzy was struck and fours is open: only fours, 20', async ({ program }) => {
    const result = await tried(program, '44444', { filled: { yatzy: 0 } })
    expect(legal(result)).toEqual([{ row: 'fours', points: 20, extra: 0 }])
  })

  test('J6: yatzy is open: every row at its plain value, and no joker', async ({ program }) => {
    const result = await tried(program, '44444')
    expect(legal(result)).toEqual(options('american', {}, dice('44444')))
    expect(result).not.toHaveProperty('joker')
  })
})

test.for(DESCRIBED)(
  'on an empty card of %s every throw gives what the words say',
  async (ruleset, { program }) => {
    for (const thrown of allThrows(5)) {
      const result = await tried(program, thrown.join(''), { ruleset })
      expect(legal(result)).toEqual(options(ruleset, {}, thrown))
    }
  },
)

test('in forced order the next row gives, and the others say which it is', async ({ program }) => {
  const filled = { ones: 3, twos: 0 }
  const result = await tried(program, '33344', { ruleset: 'nordicForced', filled })
  const given = { row: 'threes', points: points('nordicForced', 'threes', dice('33344')) }
  expect(legal(result)).toEqual([{ ...given, extra: 0 }])
  expect(result.options['chance']).toEqual({
    legal: false,
    closure: { code: 'forced', row: 'threes' },
  })
  expect(codes(result)).toMatchObject({ ones: 'rowTaken', twos: 'rowTaken' })
})

describe('refused, and nothing changed:', () => {
  const five = [1, 2, 3, 4, 5]
  const ruleset = 'nordic'

  test.for([[[]], [[1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6]]])('%j', async ([thrown], { program }) => {
    await expectRefused(program, 'rules.try', { ruleset, dice: thrown }, 'wrongDice', { dice: 5 })
  })

  test('a row that is not on this block', async ({ program }) => {
    const args = { ruleset: 'american', dice: five, filled: { onePair: 4 } }
    await expectRefused(program, 'rules.try', args, 'unknownRow', { row: 'onePair' })
  })

  test('points a row cannot hold', async ({ program }) => {
    const args = { ruleset, dice: five, filled: { yatzy: 49 } }
    await expectRefused(program, 'rules.try', args, 'impossible', { row: 'yatzy', value: 49 })
  })

  test('a card with a gap, where the order is forced', async ({ program }) => {
    const args = { ruleset: 'nordicForced', dice: five, filled: { ones: 3, threes: 9 } }
    await expectRefused(program, 'rules.try', args, 'forced', { row: 'twos' })
  })

  test.for([{ dice: [1, 2, 3, 4, 7] }, { dice: '12345' }, { dice: five, filled: { ones: -1 } }])(
    'what is no dice and no points: %j',
    async (wrong, { program }) => {
      const args = { ruleset, ...wrong }
      expect(await program.answer('rules.try', args)).toMatchObject({ code: 'badArguments' })
    },
  )
})
