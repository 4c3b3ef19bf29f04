import type { ArgumentsOf, Channel } from '../../shared/contract.ts'
import { parseDiceText } from '../../shared/dice.ts'
import type { Strength } from '../../shared/coach/strength.ts'
import type { FirstRule, Mode } from '../../shared/events.ts'
import type { GameView, TurnView } from '../../shared/views.ts'
import type { TestProgram } from './program.ts'
import type { Move } from './randomMove.ts'

interface Setup {
  readonly names?: readonly string[]
  /** Who sits after them. */
  readonly computers?: readonly Strength[]
  readonly ruleset?: string
  readonly mode?: Mode
  readonly first?: FirstRule
}

type Command = Extract<
  Channel,
  `games.${'order' | 'hold' | 'throw' | 'enter' | 'undo' | 'redo' | 'choose' | 'write' | 'leave'}`
>

/** A window on one game: what it saw last, and the commands in short. */
export class TestGame {
  readonly program: TestProgram
  view: GameView

  private constructor(program: TestProgram, view: GameView) {
    this.program = program
    this.view = view
  }

  /** Adds the players that are new, and begins a game of them. */
  static async begin(
    program: TestProgram,
    {
      names = ['Ida', 'Ola'],
      computers = [],
      ruleset = 'nordic',
      mode = 'screen',
      first = 'listed',
    }: Setup = {},
  ): Promise<TestGame> {
    const players: number[] = []
    for (const name of names) players.push(await playerNamed(program, name))
    const sitters = [...players, ...computers.map((computer) => ({ computer }))]
    const args = { ruleset, mode, players: sitters, first }
    return new TestGame(program, await program.call('games.begin', args))
  }

  get id(): number {
    return this.view.id
  }

  get turn(): TurnView {
    if (this.view.turn === undefined) throw new Error('it is nobody’s turn')
    return this.view.turn
  }

  get dice(): string {
    return this.turn.dice?.join('') ?? ''
  }

  /** The arguments of a command on the game as it was seen last. */
  now<T extends object>(args: T): T & { game: number; version: number } {
    return { game: this.id, version: this.view.version, ...args }
  }

  async look(): Promise<GameView> {
    this.view = await this.program.call('games.view', { game: this.id })
    return this.view
  }

  order(): Promise<this> {
    return this.command('games.order', this.now({}))
  }

  /** @param held positions 0 to 4 of the dice that stay */
  throw(...held: number[]): Promise<this> {
    return this.command('games.throw', this.now({ held }))
  }

  hold(...held: number[]): Promise<this> {
    return this.command('games.hold', this.now({ held }))
  }

  enter(row: string): Promise<this> {
    return this.command('games.enter', this.now({ row }))
  }

  /** @param written points, or dice as text */
  write(seat: number, row: string, written: number | string, extra?: number): Promise<this> {
    const args = { seat, row, written: writtenOf(written, extra) }
    return this.command('games.write', this.now(args))
  }

  choose(seat: number): Promise<this> {
    return this.command('games.choose', this.now({ seat }))
  }

  leave(seat: number): Promise<this> {
    return this.command('games.leave', this.now({ seat }))
  }

  undo(to?: number): Promise<this> {
    return this.command('games.undo', this.now(to === undefined ? {} : { to }))
  }

  redo(): Promise<this> {
    return this.command('games.redo', this.now({}))
  }

  /** One throw of these faces, entered in this row. */
  async play(faces: string, row: string): Promise<this> {
    this.program.load(faces)
    await this.throw()
    return this.enter(row)
  }

  async make({ channel, args }: Move): Promise<this> {
    const answer = await this.program.answer(channel, args)
    if (!answer.ok) throw new Error(`${channel} answered ${JSON.stringify(answer)}`)
    this.view = answer.value as GameView // what every command on a game answers
    return this
  }

  private async command<C extends Command>(channel: C, args: ArgumentsOf<C>): Promise<this> {
    this.view = await this.program.call<Command>(channel, args)
    return this
  }
}

export const isComputers = ({ turn, ordering, columns }: GameView): boolean => {
  const seat = turn?.seat ?? ordering?.next
  return columns.some((column) => column.seat === seat && column.player.strength !== undefined)
}

/** Lets computers play until it is a person's turn, or the game is over. */
export async function letPlay(game: TestGame): Promise<void> {
  while (isComputers(await game.look())) await game.program.clock.next()
}

/** What `games.write` is told: points, or dice as text. */
export function writtenOf(
  written: number | string,
  extra?: number,
): ArgumentsOf<'games.write'>['written'] {
  if (typeof written === 'string') return { dice: [...parseDiceText(written)] }
  return { points: written, ...(extra !== undefined && { extra }) }
}

async function playerNamed(program: TestProgram, name: string): Promise<number> {
  const known = await program.call('players.list', {})
  const player = known.find((player) => player.name === name)
  return (player ?? (await program.call('players.add', { name }))).id
}
