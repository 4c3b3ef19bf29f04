import type { Die } from '../../../shared/dice.ts'
import type { RulesPageView, TryView } from '../../../shared/rulesView.ts'
import { announcer } from '../../announcer.svelte.ts'
import { call, Failure } from '../../api.ts'
import { sentence } from '../../text.svelte.ts'

/** Dice and a card that are tried: main says what each row gives. */
export class TryOut {
  readonly page: RulesPageView
  dice = $state.raw<readonly Die[]>([])
  /** Points by row; a row that is not there is open. */
  filled = $state.raw<Readonly<Record<string, number>>>({})
  result = $state.raw<TryView>()
  #asked = 0

  constructor(page: RulesPageView) {
    this.page = page
    this.dice = page.turn.throws.at(-1)?.dice ?? []
    void this.#ask()
  }

  setDice(dice: readonly Die[]): void {
    this.dice = dice
    void this.#ask()
  }

  setDie(position: number, die: Die): void {
    this.setDice(this.dice.map((old, i) => (i === position ? die : old)))
  }

  /** Fills a row with its best or empties it. In forced order a card has no gaps: others follow. */
  toggle(row: string): void {
    const { rows, order } = this.page
    const isFilled = row in this.filled
    if (order === 'free') {
      this.fill(rows.filter(({ id }) => (id === row ? !isFilled : id in this.filled)))
      return
    }
    const index = rows.findIndex(({ id }) => id === row)
    this.fill(rows.slice(0, isFilled ? index : index + 1))
  }

  /** Points, or a strike, in a row that is filled. */
  hold(row: string, points: number): void {
    this.filled = { ...this.filled, [row]: points }
    void this.#ask()
  }

  /** A throw that fits the joker's row, which holds points; its number row is filled. */
  showJoker(): void {
    const { joker } = this.page
    if (joker?.own === undefined) return
    const { row, dice } = joker.own
    this.dice = dice
    this.fill(this.page.rows.filter(({ id }) => id === joker.row || id === row))
  }

  empty(): void {
    this.fill([])
  }

  fill(rows: readonly { readonly id: string; readonly max: number }[]): void {
    this.filled = Object.fromEntries(rows.map(({ id, max }) => [id, this.filled[id] ?? max]))
    void this.#ask()
  }

  /** Whoever changes fast sees only the latest. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked
    const { ruleset } = this.page
    try {
      const args = { ruleset, dice: [...this.dice], filled: { ...this.filled } }
      const result = await call('rules.try', args)
      if (asked === this.#asked) this.result = result
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }
}
