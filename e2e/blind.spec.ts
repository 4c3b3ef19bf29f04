import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const FAMILY = ['Ida', 'Mormor Åse', 'Ola']
const UPPER = ['Enere', 'Toere', 'Treere', 'Firere', 'Femmere', 'Seksere']
const ENOUGH = 25

/** A thing in the accessibility tree. */
interface Thing {
  readonly role: string
  readonly name: string
  readonly states: string
}

interface Die {
  readonly name: string
  readonly face: string
}

/**
 * Somebody who plays by a screen reader: knows the screen only by the roles, names and states in
 * its accessibility tree, and keeps an account of every card.
 */
class BlindPlayer {
  readonly page: Page
  readonly cards = new Map(FAMILY.map((name) => [name, new Map<string, number>()]))
  /** Hundreds that were told of, by player. */
  readonly extras = new Map<string, number>()

  constructor(page: Page) {
    this.page = page
  }

  /** Plays one turn, whoever's it is. */
  async turn(): Promise<void> {
    const player = await this.whose()
    for (let left = 2; left >= 0; left--) {
      await this.press(/^Kast .* kast igjen$/)
      await this.find('button', new RegExp(` ${left} kast igjen$`))
      if (left === 0 || (await this.best(player)).points >= ENOUGH) break
      await this.keepMost()
    }
    const { row, points } = await this.best(player)
    const extra = await this.toldExtra()
    await this.press(new RegExp(`^${row}, ${player}: ledig, gir ${points}$`))
    if (points === 0 && extra === 0) await this.answerStrike(row)
    this.cards.get(player)?.set(row, points)
    this.extras.set(player, (this.extras.get(player) ?? 0) + extra)
    const entered = points === 0 ? 'strøket' : String(points)
    await this.find('gridcell', new RegExp(`^${row}, ${player}: ${entered}$`))
  }

  /** What this account makes of a card. */
  total(player: string): number {
    const card = [...(this.cards.get(player) ?? [])]
    const upper = card.reduce((sum, [row, points]) => sum + (UPPER.includes(row) ? points : 0), 0)
    const all = card.reduce((sum, [, points]) => sum + points, 0)
    return all + (upper >= 63 ? 35 : 0) + (this.extras.get(player) ?? 0)
  }

  async whose(): Promise<string> {
    const heading = (await this.things()).find(({ role }) => role === 'heading')
    return heading?.name.replace(/^Nå spiller /, '') ?? ''
  }

  /** The row that gives most; of several the last on the block, where more is to be had. */
  async best(player: string): Promise<{ row: string; points: number }> {
    const options = (await this.things()).flatMap(({ name, states }) => {
      const [, row, of, points] = /^(.+), (.+): ledig, gir (\d+)$/.exec(name) ?? []
      if (row === undefined || of !== player || states.includes('disabled')) return []
      return [{ row, points: Number(points) }]
    })
    return options.reduce((best, option) => (option.points >= best.points ? option : best))
  }

  /** Keeps the dice of the face that lies there most often, and lets go of the others. */
  async keepMost(): Promise<void> {
    const dice = await this.dice()
    const count = (face: string): number => dice.filter((die) => die.face === face).length
    const { face } = dice.reduce((most, die) => (count(die.face) > count(most.face) ? die : most))
    // With all five kept there is nothing to throw.
    const wanted = dice.filter((die) => die.face === face).slice(0, 4)
    for (const { name } of dice) {
      const pressed = wanted.some((die) => die.name === name)
      const die = this.page.getByRole('button', { name, exact: true, pressed })
      if (await die.isVisible()) continue
      await this.press(new RegExp(`^${name}$`))
      await expect(die).toBeVisible()
    }
  }

  async dice(): Promise<Die[]> {
    return (await this.things()).flatMap(({ name }) => {
      const [, face] = /^Terning \d: (.+)$/.exec(name) ?? []
      return face === undefined ? [] : [{ name, face }]
    })
  }

  async toldExtra(): Promise<number> {
    const [, extra] = /Ny yatzy: (\d+) poeng ekstra/.exec(await this.told()) ?? []
    return Number(extra ?? 0)
  }

  async told(): Promise<string> {
    return (await this.page.getByRole('status').textContent()) ?? ''
  }

  /** A strike is asked about where something better is open, or throws are left. */
  async answerStrike(row: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: `Stryke ${row}?` })
    const struck = this.page.getByRole('gridcell', { name: new RegExp(`^${row}, .*: strøket$`) })
    await expect(question.or(struck.first())).toBeVisible()
    if (await question.isVisible()) await this.press(new RegExp(`^Stryk ${row}$`))
  }

  async press(name: RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }

  async find(role: 'button' | 'gridcell', name: RegExp): Promise<void> {
    await expect(this.page.getByRole(role, { name })).toBeVisible()
  }

  async things(): Promise<Thing[]> {
    const tree = await this.page.getByRole('main').ariaSnapshot()
    return [...tree.matchAll(/^ *- '?(\w+) "(.*?)"((?: \[[^\]]*\])*)/gm)].map(
      ([, role = '', name = '', states = '']) => ({ role, name, states }),
    )
  }
}

/** Dice as they fall, always the same; now and then five alike, so that there are jokers. */
function makeDice(count: number): string {
  let seed = 20_260_719
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return 1 + (seed % 6)
  }
  const runs = Array.from({ length: count / 60 }, () => [
    ...Array.from({ length: 50 }, next),
    ...Array<number>(10).fill(next()),
  ])
  return runs.flat().join('')
}

test('three play a whole American game through the accessibility tree alone', async ({
  page,
  start,
}) => {
  test.slow()
  const { address } = await start({ dice: makeDice(600) })
  await page.goto(address)
  const blind = new BlindPlayer(page)
  await page.getByRole('link', { name: 'Nytt spill' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nytt spill')
  for (const name of FAMILY) {
    await page.getByRole('textbox', { name: 'Ny spiller' }).fill(name)
    await blind.press(/^Legg til$/)
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Amerikansk 13-ruter' }).check()
  await page.getByRole('radio', { name: 'Rekkefølgen over' }).check()
  await blind.press(/^Start spillet$/)

  for (let round = 1; round <= 13; round++)
    for (const name of FAMILY) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nå spiller ${name}`)
      await expect(page.getByText(`Runde ${round} av 13`)).toBeVisible()
      await blind.turn()
    }

  expect([...blind.extras.values()].some((extra) => extra > 0)).toBe(true)
  for (const name of FAMILY)
    await expect(
      page.getByRole('gridcell', { name: `Totalsum, ${name}: ${blind.total(name)}`, exact: true }),
    ).toBeVisible()
  const totals = FAMILY.map((name) => blind.total(name))
  const best = Math.max(...totals)
  const winner = FAMILY[totals.indexOf(best)]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${winner} vant med ${best} poeng`,
  )
  await expect(page.getByRole('listitem').filter({ hasText: /^1\. plass/ })).toContainText(
    `${winner} ${best}`,
  )
  await expect(page.getByRole('status')).toContainText(
    `Spillet er slutt. ${winner} vant med ${best} poeng.`,
  )
})
