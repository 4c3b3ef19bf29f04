import type { PaperDraft } from '../shared/paperDraft.ts'
import type { PaperView } from '../shared/paperViews.ts'
import type { PlayerView, RulesetView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { router } from './router.svelte.ts'
import { sentence, text } from './text.svelte.ts'

/** A line of the block that is typed in, and one that is only shown. */
export type PaperLine =
  | { readonly kind: 'field'; readonly id: string; readonly heavy: boolean }
  | { readonly kind: 'sum'; readonly id: string; readonly heavy: boolean }

/** Where a cell is: a line's id and a column. */
export interface Place {
  readonly line: string
  readonly column: number
}

/** A block being typed. What stands in the fields is kept by main as soon as a field is left. */
export class PaperForm {
  draft = $state.raw<PaperDraft>() as PaperDraft
  /** Sums, and what is wrong, as main has them for the latest draft it has seen. */
  view = $state.raw<PaperView>() as PaperView
  family = $state.raw<readonly PlayerView[]>([])
  rulesets = $state.raw<readonly RulesetView[]>([])
  #kept: Promise<void> = Promise.resolve()

  private constructor(
    view: PaperView,
    family: readonly PlayerView[],
    rulesets: readonly RulesetView[],
  ) {
    this.draft = view.draft
    this.view = view
    this.family = family
    this.rulesets = rulesets
  }

  static async load(): Promise<PaperForm> {
    const [view, family, rulesets] = await Promise.all([
      call('paper.draft', {}),
      call('players.list', {}),
      call('rules.list', {}),
    ])
    return new PaperForm(view, family, rulesets)
  }

  get lines(): PaperLine[] {
    if (this.draft.totalsOnly)
      return [
        { kind: 'field', id: 'upper', heavy: false },
        { kind: 'field', id: 'total', heavy: true },
      ]
    return this.view.lines.map((line, i, all) => {
      const heavy = line.kind === 'line' ? line.id === 'sum' || line.id === 'total' : false
      const begins = line.kind === 'row' && all[i - 1]?.kind === 'line'
      const isField = line.kind === 'row' || line.id === 'extra'
      return { kind: isField ? 'field' : 'sum', id: line.id, heavy: heavy || begins }
    })
  }

  isIn(player: PlayerView): boolean {
    return this.draft.columns.some((column) => column.player === player.id)
  }

  toggle(player: PlayerView): void {
    const { columns } = this.draft
    const { max } = this.rulesets.find(({ id }) => id === this.draft.ruleset)?.players ?? { max: 1 }
    if (this.isIn(player))
      this.change({ columns: columns.filter((column) => column.player !== player.id) })
    else if (columns.length < max)
      this.change({ columns: [...columns, { player: player.id, cells: {}, sum: '' }] })
    else announcer.alert(sentence(new Failure('tooMany', { max })))
  }

  added(player: PlayerView): void {
    this.family = [...this.family, player]
    this.toggle(player)
  }

  typed({ line, column }: Place, value: string): void {
    this.#changeColumn(column, (before) => ({
      ...before,
      cells: { ...before.cells, [line]: value },
    }))
  }

  typedSum(column: number, sum: string): void {
    this.#changeColumn(column, (before) => ({ ...before, sum }))
  }

  #changeColumn(
    column: number,
    next: (before: PaperDraft['columns'][number]) => PaperDraft['columns'][number],
  ): void {
    const columns = this.draft.columns.map((before, i) => (i === column ? next(before) : before))
    this.change({ columns })
  }

  /** Kept in the order it was typed; what has been overtaken is not sent. */
  change(more: Partial<PaperDraft>): void {
    const draft = { ...this.draft, ...more }
    this.draft = draft
    this.#kept = this.#kept.then(async () => {
      if (draft === this.draft) await this.#keep(draft)
    })
  }

  async #keep(draft: PaperDraft): Promise<void> {
    try {
      this.view = await call('paper.keep', { draft })
    } catch (error) {
      this.#refused(error)
    }
  }

  async discard(): Promise<void> {
    await this.#kept
    this.view = await call('paper.discard', {})
    this.draft = this.view.draft
  }

  /** @returns where something is wrong or missing, when it was not taken */
  async save(): Promise<Place | undefined> {
    await this.#kept
    const wrong = this.#firstProblem()
    if (wrong !== undefined) return wrong
    try {
      const { id } = await call('paper.enter', { draft: this.draft })
      announcer.tell(text.family.paper.saved)
      router.go({ screen: 'game', game: id })
      return undefined
    } catch (error) {
      return this.#refused(error)
    }
  }

  #firstProblem(): Place | undefined {
    const found = this.problems[0]
    if (found !== undefined) announcer.alert(found.sentence)
    return found
  }

  /** Everything that is wrong with what was typed, column by column. */
  get problems(): (Place & { readonly sentence: string })[] {
    return this.view.columns.flatMap(({ player: { name }, problems }, column) =>
      Object.entries(problems).map(([line, { code, details }]) => ({
        line,
        column,
        sentence: text.family.paper.problem({
          name,
          sentence: sentence(new Failure(code, details)),
        }),
      })),
    )
  }

  /** What is wrong, and sums that are not those on the paper. */
  get warnings(): string[] {
    const differing = this.view.columns.filter(({ differs }) => differs)
    return [
      ...this.problems.map(({ sentence }) => sentence),
      ...differing.map(({ player: { name }, totals }) =>
        text.family.paper.differs({ name, points: totals.total }),
      ),
    ]
  }

  #refused(error: unknown): Place | undefined {
    if (!(error instanceof Failure)) throw error
    announcer.alert(sentence(error, (id) => this.nameOf(id)))
    const { player, row } = error.details
    const column = this.draft.columns.findIndex((column) => column.player === player)
    return column >= 0 && typeof row === 'string' ? { line: row, column } : undefined
  }

  nameOf(player: number): string {
    return this.family.find(({ id }) => id === player)?.name ?? ''
  }
}
