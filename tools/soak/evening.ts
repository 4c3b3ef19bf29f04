import { STRENGTHS } from '../../shared/coach/strength.ts'
import type { BackendEvent, Channel } from '../../shared/contract.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { GameView } from '../../shared/views.ts'
import { bestRow, type Call, seated } from '../bench/game.ts'

/** What a page does now and then, every so many games. */
const LOOKS = { statistics: 5, luck: 25, review: 10, print: 25 } as const

/**
 * A page on which one person plays against a computer of each strength, without a pause. It hears
 * what main tells, and asks how the game stands after each thing a computer has done.
 */
export class Evening {
  /** How long each call took at the longest, in ms. */
  readonly slowest = new Map<Channel, number>()
  games = 0
  calls = 0
  private readonly ask: Call
  private readonly versions = new Map<number, number>()
  private heard = Promise.withResolvers<undefined>()

  constructor(ask: Call) {
    this.ask = ask
  }

  hear = (event: BackendEvent): void => {
    if (event.kind !== 'gameChanged') return
    this.versions.set(event.game, event.version)
    this.heard.resolve(undefined)
    this.heard = Promise.withResolvers()
  }

  /** One game from the start page to the result, and what is looked at after it. */
  async play(): Promise<void> {
    const ids = Object.keys(RULESETS)
    const ruleset = ids[this.games % ids.length] ?? ''
    const players = [
      ...(await seated(this.call, ['Ida'])),
      ...STRENGTHS.map((computer) => ({ computer })),
    ]
    const setup = { ruleset, mode: 'screen', first: 'listed', players } as const
    let view = await this.call('games.begin', setup)
    while (view.turn !== undefined) view = await this.goOn(view)
    this.versions.delete(view.id)
    this.games += 1
    await this.look(view)
  }

  private async goOn({ id: game, version, turn, columns }: GameView): Promise<GameView> {
    const isComputers = columns.some(
      ({ seat, player }) => seat === turn?.seat && player.strength !== undefined,
    )
    if (isComputers) return this.after(game, version)
    if (turn?.dice === undefined) return this.call('games.throw', { game, version, held: [] })
    const view = await this.call('games.enter', { game, version, row: bestRow(turn) ?? '' })
    await this.call('games.hurry', { game })
    return view
  }

  /** How the game stands once a computer has done something after this version. */
  private async after(game: number, version: number): Promise<GameView> {
    while ((this.versions.get(game) ?? 0) <= version) await this.heard.promise
    return this.call('games.view', { game })
  }

  private async look({ id: game, ruleset, columns, version }: GameView): Promise<void> {
    const isTime = (look: keyof typeof LOOKS): boolean => this.games % LOOKS[look] === 0
    const filter = { ruleset }
    const ids = columns.flatMap(({ player }) => (player.strength === undefined ? player.id : []))
    await this.call('games.overview', {})
    await this.call('games.list', { filter: {}, offset: 0, limit: 50 })
    await this.call('games.replay', { game, at: Math.min(version - 1, 20) })
    if (isTime('statistics')) await this.call('statistics.page', { filter })
    if (isTime('luck')) await this.call('statistics.luck', { filter, of: ids })
    if (isTime('review')) await this.call('coach.review', { game })
    if (isTime('print')) await this.call('sheets.game', { game })
  }

  private readonly call: Call = async (channel, args) => {
    const started = performance.now()
    const result = await this.ask(channel, args)
    const took = performance.now() - started
    this.calls += 1
    this.slowest.set(channel, Math.max(took, this.slowest.get(channel) ?? 0))
    return result
  }
}
