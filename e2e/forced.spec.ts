import { expect, test } from './fixtures.ts'
import { begin, diceOf, type Turn } from './setup.ts'
import { Table } from './table.ts'

/** Ida gets two of each face, 42 in all; Ola one point less. */
const UPPER_BUT_SIXES: readonly Turn[] = [
  ['11234', 'ones'],
  ['12346', 'ones'],
  ['22134', 'twos'],
  ['22134', 'twos'],
  ['33124', 'threes'],
  ['33124', 'threes'],
  ['44123', 'fours'],
  ['44123', 'fours'],
  ['55123', 'fives'],
  ['55123', 'fives'],
]
const SIXES = '66123'

test('in forced yatzy only the uppermost open row may be chosen, and the others say why', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  await table.open((await start({ dice: '6666611123' })).address)
  await table.begin(['Ida'], { variant: /^Tvungen yatzy/ })
  const closed = table.button(/, Ida: kan ikke velges nå$/)
  const open = table.button(/, Ida: ledig/)

  const why = 'I tvungen yatzy fyller du ovenfra og ned. Nå er det Enere.'
  await expect(closed).toHaveCount(14)
  await expect(open).toHaveAccessibleName('Enere, Ida: ledig')
  await table.throw()
  await expect(open).toHaveAccessibleName('Enere, Ida: ledig, gir 0')
  await expect(open).toHaveAccessibleDescription('Strykes')
  for (const row of ['Toere', 'Sjanse', 'Yatzy']) {
    const cell = table.button(`${row}, Ida: kan ikke velges nå`)
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
    await expect(cell).toHaveAccessibleDescription(why)
  }
  await table.pressClosed('Yatzy', 'Ida')
  await expect(table.alert(why)).toBeVisible()

  await table.strike('Enere', 'Ida')
  await expect(open).toHaveAccessibleName('Toere, Ida: ledig')
  await expect(closed).toHaveCount(13)
  await expect(table.button('Yatzy, Ida: kan ikke velges nå')).toHaveAccessibleDescription(
    'I tvungen yatzy fyller du ovenfra og ned. Nå er det Toere.',
  )
})

test('in forced yatzy the account is against 42, and 42 gives the bonus', async ({
  page,
  start,
}) => {
  const table = new Table(page)
  const dice = diceOf(UPPER_BUT_SIXES) + SIXES + SIXES
  await table.open((await start({ dice })).address)
  const game = await begin(page, { players: ['Ida', 'Ola'], ruleset: 'nordicForced' })
  const bonus = (name: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^Bonus, ${name}`) })

  await (await game.play(UPPER_BUT_SIXES.slice(0, 2))).show()
  await expect(bonus('Ida')).toHaveAccessibleName('Bonus, Ida: akkurat nok, mangler 40')
  await expect(bonus('Ola')).toHaveAccessibleName('Bonus, Ola: 1 i minus, mangler 41')
  await game.play(UPPER_BUT_SIXES.slice(2))
  await expect(bonus('Ida')).toHaveAccessibleName('Bonus, Ida: akkurat nok, mangler 12')
  await expect(bonus('Ola')).toHaveAccessibleName('Bonus, Ola: 1 i minus, mangler 13')

  await table.throw()
  await table.enter('Seksere', 'Ida')
  await expect(bonus('Ida')).toHaveAccessibleName('Bonus, Ida: 50')
  await expect(page.getByRole('status')).toHaveText(
    'Ida skrev 12 i Seksere, totalt 92. Ida fikk bonusen, 50 poeng. Nå spiller Ola.',
  )
  await expect(page.getByRole('gridcell', { name: 'Sum, Ida: 42' })).toBeVisible()

  await table.throw()
  await table.enter('Seksere', 'Ola')
  await expect(bonus('Ola')).toHaveAccessibleName('Bonus, Ola: ikke mulig lenger')
  await expect(bonus('Ola')).toHaveAccessibleDescription('Bonusen er ikke mulig lenger')
  await expect(page.getByRole('gridcell', { name: 'Totalsum, Ola: 41' })).toBeVisible()
})
