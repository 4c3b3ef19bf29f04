import type { ArgumentsOf, Channel } from '../shared/contract.ts'
import type { PlayedOn } from '../shared/playedOn.ts'
import type { ColumnView, GameView, StepView, TurnView } from '../shared/views.ts'
import { announcer } from './announcer.svelte.ts'
import { call, ConnectionLost, Failure } from './api.ts'
import { sayAfter, sayMeanwhile } from './announcements.ts'
import { settings } from './settings.svelte.ts'
import { playBetween } from './sound.ts'
import { sentence, text } from './text.svelte.ts'

/** For so long after an entry Enter and Space do nothing: a second press must not throw for the next. */
const REST_MS = 400

/** Calls that are made for one version of a game and answer with the next. */
type Command = Exclude<
  Extract<Channel, `games.${string}`>,
  | 'games.overview'
  | 'games.list'
  | 'games.begin'
  | 'games.view'
  | 'games.count'
  | 'games.hold'
  | 'games.hurry'
  | 'games.replay'
>
type More<C extends Channel> = Omit<ArgumentsOf<C>, 'game' | 'version'>

/**
 * One game on the screen: what main last sent, and the commands of the person before it.
 * A command is answered before the next is sent; what comes between is dropped.
 */
export class GameSession {
  view = $state.raw<GameView>() as GameView
  /** Dice kept now; the next throw carries them. */
  held = $state.raw<readonly number[]>([])
  /** Counts the commands that were done, so that the screen can move the focus after one. */
  done = $state(0)
  #busy = false
  /** Settled when the command under way has been answered. */
  #running: Promise<undefined> = Promise.resolve(undefined)
  /** Dice being kept or released, one after the other; a command waits for the last. */
  #holding: Promise<void> = Promise.resolve()
  #restsUntil = 0
  #isRoomless = false

  constructor(view: GameView) {
    this.#show(view)
  }

  get turn(): TurnView | undefined {
    return this.view.turn
  }

  columnOf(seat: number): ColumnView | undefined {
    return this.view.columns.find((column) => column.seat === seat)
  }

  nameOf(seat: number): string {
    return this.columnOf(seat)?.player.name ?? ''
  }

  /** What undo takes back: an entry of a person, and what computers have done since goes along. */
  get lastStep(): StepView | undefined {
    return this.view.steps.findLast((step) => this.isByPerson(step))
  }

  /** Computers don't correct. */
  isByPerson({ kind, seat }: StepView): boolean {
    return kind === 'corrected' || !this.isComputer(seat)
  }

  isComputer(seat: number | undefined): boolean {
    return seat !== undefined && this.columnOf(seat)?.player.strength !== undefined
  }

  /** The computer that is to throw or choose now. */
  get computer(): string | undefined {
    const seat = this.turn?.seat ?? this.view.ordering?.next
    return seat !== undefined && this.isComputer(seat) ? this.nameOf(seat) : undefined
  }

  /** Whether a key press now belongs to the entry just made. */
  get rests(): boolean {
    return performance.now() < this.#restsUntil
  }

  order = (): Promise<void> => this.#send('games.order', () => ({}))

  throwDice = (): Promise<void> => this.#send('games.throw', () => ({ held: [...this.held] }))

  undo = (to?: number): Promise<void> =>
    this.#send('games.undo', () => (to === undefined ? {} : { to }))

  choose = (seat: number): Promise<void> => this.#send('games.choose', () => ({ seat }))

  /** In a game that is over, a correction. */
  write = (more: More<'games.write'>): Promise<void> =>
    this.#send(this.view.state === 'finished' ? 'games.correct' : 'games.write', () => more)

  correctTotals = (more: More<'games.correctTotals'>): Promise<void> =>
    this.#send('games.correctTotals', () => more)

  redate = (on: PlayedOn): Promise<void> => this.#send('games.redate', () => ({ on }))

  remove = (): Promise<void> => this.#send('games.delete', () => ({}))

  restore = (): Promise<void> => this.#send('games.restore', () => ({}))

  advise = (seat: number, on: boolean): Promise<void> =>
    this.#send('games.advise', () => ({ seat, on }))

  leave = (seat: number): Promise<void> => this.#send('games.leave', () => ({ seat }))

  abandon = (): Promise<void> => this.#send('games.abandon', () => ({}))

  redo = (): Promise<void> => this.#send('games.redo', () => ({}))

  async enter(row: string): Promise<void> {
    const { version } = this.view
    await this.#send('games.enter', () => ({ row }))
    if (this.view.version > version) this.#restsUntil = performance.now() + REST_MS
  }

  /** Keeps a die, or releases it. It shows when main has written it down: a kill can't lose it. */
  toggle(position: number): Promise<void> {
    if (!this.#busy) this.#holding = this.#holding.then(() => this.#toggle(position))
    return this.#holding
  }

  async #toggle(position: number): Promise<void> {
    if (this.turn?.dice === undefined || this.turn.throwsLeft === 0) return
    if (this.computer !== undefined) return
    const { id: game, version } = this.view
    const held = this.held.includes(position)
      ? this.held.filter((kept) => kept !== position)
      : [...this.held, position].sort()
    try {
      this.#show(await call('games.hold', { game, version, held }))
    } catch (error) {
      this.#refused(error)
    }
  }

  /** Something else changed this game: another window, or a computer that plays along. */
  async refresh(version: number): Promise<void> {
    // What main tells of our own command may come before its answer.
    await this.#running
    if (version <= this.view.version) return
    const view = await call('games.view', { game: this.view.id })
    // Meanwhile a later answer may have come.
    if (view.version <= this.view.version) return
    const before = this.view
    this.#show(view)
    if (this.#isRoomless) announcer.clearAlert()
    this.#isRoomless = false
    this.#hear(before)
    sayMeanwhile(before, view)
  }

  /** A computer waits for room on the disk: that is said until it goes on. */
  waitForRoom(): void {
    this.#isRoomless = true
    announcer.alert(text.computer.table.noRoom)
  }

  /** A computer keeps these dice. */
  async showHeld(version: number, held: readonly number[]): Promise<void> {
    await this.refresh(version)
    if (version === this.view.version) this.held = held
  }

  /** Computers play on without a pause until it is a person's turn. */
  async hurry(): Promise<void> {
    try {
      await call('games.hurry', { game: this.view.id })
    } catch (error) {
      this.#refused(error)
    }
  }

  async #send<C extends Command>(channel: C, more: () => More<C>): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    const { promise, resolve } = Promise.withResolvers<undefined>()
    this.#running = promise
    await this.#holding
    const before = this.view
    try {
      const args = { game: before.id, version: before.version, ...more() } as ArgumentsOf<C> // TypeScript can't put together what Omit took apart
      const view = await call(channel, args)
      announcer.clearAlert()
      this.#restsUntil = 0
      this.#show(view as GameView) // every command on a game answers with its view
      this.#hear(before)
      sayAfter(before, this.view, channel)
      this.done += 1
    } catch (error) {
      this.#refused(error)
    } finally {
      this.#busy = false
      resolve(undefined)
    }
  }

  #refused(error: unknown): void {
    if (error instanceof ConnectionLost) return // the page says so itself, and comes back by itself
    if (!(error instanceof Failure)) throw error
    if (error.view) this.#show(error.view)
    else this.held = this.turn?.held ?? []
    announcer.alert(sentence(error, (player) => this.#nameOfPlayer(player)))
  }

  #nameOfPlayer(id: number): string {
    return this.view.columns.find(({ player }) => player.id === id)?.player.name ?? ''
  }

  #hear(before: GameView): void {
    if (settings.now.sound) playBetween(before, this.view)
  }

  #show(view: GameView): void {
    this.view = view
    this.held = view.turn?.held ?? []
  }
}
