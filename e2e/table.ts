import { expect, type Locator, type Page } from '@playwright/test'

/** A family at the screen: finds everything as a person would, by what it is called. */
export class Table {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  alert(words: string | RegExp): Locator {
    return this.page.getByRole('alert').getByText(words)
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  /** Follows a link to the screen it names; the one before may have fields of the same name. */
  async goTo(screen: string): Promise<void> {
    await this.page.getByRole('link', { name: screen }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
  }

  /** Sets up a game; names that are new are added on the way. */
  async begin(
    names: readonly string[],
    {
      variant = /^Yatzy/,
      dice = 'Terninger på skjermen',
      first = 'Rekkefølgen over',
    }: { variant?: RegExp; dice?: string; first?: string } = {},
  ): Promise<void> {
    await this.goTo('Nytt spill')
    for (const name of names) await this.takeIn(name)
    await this.page.getByRole('radio', { name: variant }).check()
    await this.page.getByRole('radio', { name: dice }).check()
    if (names.length > 1) await this.page.getByRole('radio', { name: first }).check()
    await this.button('Start spillet').click()
  }

  async takeIn(name: string): Promise<void> {
    // The family comes with the variants; until then nobody is known.
    await expect(this.page.getByRole('radio', { name: /^Yatzy/ })).toBeVisible()
    const known = this.button(name)
    if (!(await known.isVisible())) await this.add(name)
    // Who is suggested for the first game is in already.
    else if ((await known.getAttribute('aria-pressed')) === 'false') await known.click()
    await expect(known).toHaveAttribute('aria-pressed', 'true')
  }

  async add(name: string): Promise<void> {
    await this.page.getByLabel('Ny spiller').fill(name)
    await this.button('Legg til').click()
  }

  async throw(): Promise<void> {
    const before = await this.throwsLeft()
    await this.button(/^Kast /).click()
    await expect(this.button(new RegExp(`${before - 1} kast igjen$`))).toBeVisible()
  }

  async throwsLeft(): Promise<number> {
    const name = await this.button(/kast igjen$/).textContent()
    return Number(/(\d) kast igjen/.exec(name ?? '')?.[1])
  }

  die(place: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Terning ${place}: `) })
  }

  /** What the dice are called, from left to right. */
  async dice(): Promise<string[]> {
    const names = await this.page
      .getByRole('button', { name: /^Terning / })
      .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label') ?? ''))
    return names.map((name) => name.replace(/^Terning \d: /, ''))
  }

  /** Positions, from 1, of the dice that are kept. */
  async kept(): Promise<number[]> {
    const pressed = await this.page
      .getByRole('button', { name: /^Terning /, pressed: true })
      .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label') ?? ''))
    return pressed.map((name) => Number(/^Terning (\d)/.exec(name)?.[1]))
  }

  cell(row: string, name: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${row}, ${name}: `) })
  }

  async enter(row: string, name: string): Promise<void> {
    await this.button(new RegExp(`^${row}, ${name}: ledig, gir`)).click()
  }

  /** Presses a cell that may not be chosen now: Playwright would wait until it may. */
  async pressClosed(row: string, name: string): Promise<void> {
    await this.button(`${row}, ${name}: kan ikke velges nå`).click({ force: true })
  }

  async strike(row: string, name: string): Promise<void> {
    await this.enter(row, name)
    await this.button(`Stryk ${row}`).click()
  }

  /** Whatever the dice give in the row, and be it 0. */
  async write(row: string, name: string): Promise<void> {
    await this.enter(row, name)
    await this.answerStrike(row, name)
  }

  /** Strikes the row that was chosen if that is asked about, and waits until the row is written. */
  async answerStrike(row: string, name: string): Promise<void> {
    const question = this.button(`Stryk ${row}`)
    const written = this.page.getByRole('gridcell', {
      name: new RegExp(`^${row}, ${name}: (\\d+|strøket)$`),
    })
    await expect(question.or(written)).toBeVisible()
    if (await question.isVisible()) await question.click()
    await expect(written).toBeVisible()
  }
}
