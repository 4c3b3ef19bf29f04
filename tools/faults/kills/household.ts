import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listBackups } from '../../../main/store/backups.ts'
import { takeLock } from '../../../main/store/lock.ts'
import type { Choose, Move } from '../../../main/testing/randomMove.ts'
import type { PaperView } from '../../../shared/paperViews.ts'
import type { GameView, PlayerView } from '../../../shared/views.ts'
import { connect, end, type ServedProgram, spawnProgram } from '../../servedProgram.ts'
import { type Acknowledged, check } from './acknowledged.ts'
import { Loss, must } from '../loss.ts'
import { checkProjection } from './database.ts'

const LONGEST_STILL_MS = 100
const NAMES = ['Ida', 'Mormor Åse', 'Ola', 'Bjørn']

export interface Figures {
  /** Kills, and those of them before the program had said that it was ready. */
  kills: number
  inStart: number
  /** Commands that were answered. */
  commands: number
  /** Kills between a command and its answer, and those commands that were done all the same. */
  unheard: number
  untold: number
  games: number
}

/** What a family does with the program. */
export interface Life {
  readonly name: string
  /** It is killed at most so long after the first command. */
  readonly longestMs: number
  /** The next command, which is legal, from all that was answered. */
  readonly next: (acknowledged: Acknowledged, choose: Choose) => Move
}

/** A family that lives on one data folder, whatever happens to the program. */
export class Household {
  readonly folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-kills-'))
  readonly dataDir = join(this.folder, 'Åse Ærø', 'blåbær')
  private readonly life: Life
  private readonly choose: Choose
  private readonly figures: Figures
  private readonly acknowledged: Acknowledged = {
    games: new Map(),
    players: new Map(),
    events: new Map(),
    draft: undefined,
    pending: undefined,
  }

  constructor(life: Life, choose: Choose, figures: Figures) {
    this.life = life
    this.choose = choose
    this.figures = figures
  }

  /**
   * Starts the program, checks that all is there, plays, and kills it.
   * @param startMs kills it so long after its start; else `playMs` after the check
   */
  async live(when: { readonly startMs: number } | { readonly playMs: number }): Promise<void> {
    this.checkLock()
    const child = spawnProgram(this.dataDir)
    let killed = false
    let isReady = false
    let isPlaying = false
    const kill = (): void => {
      killed = child.kill('SIGKILL')
    }
    const exited = once(child, 'exit')
    if ('startMs' in when) setTimeout(kill, when.startMs)
    try {
      const program = await connect(child)
      isReady = true
      this.figures.untold += await check(program, this.dataDir, this.acknowledged)
      isPlaying = true
      if ('playMs' in when) setTimeout(kill, when.playMs)
      for (;;) await this.play(program)
    } catch (error) {
      if (!killed || error instanceof Loss) throw error
    }
    await exited
    this.figures.kills += 1
    if (!isReady) this.figures.inStart += 1
    if (isPlaying && this.acknowledged.pending) this.figures.unheard += 1
  }

  /** One command, of which somebody hears the answer or nobody does. */
  private async play(program: ServedProgram): Promise<void> {
    const move = this.nextMove()
    this.acknowledged.pending = move
    const answer = await program.ask(move.channel, move.args)
    if (!answer.ok) throw new Loss(`${JSON.stringify(move)} is refused: ${answer.code}`)
    this.acknowledged.pending = undefined
    this.figures.commands += 1
    this.hear(move, answer.value)
  }

  private hear({ channel }: Move, value: unknown): void {
    const { games, players } = this.acknowledged
    if (channel === 'players.add') {
      const { id, name } = value as PlayerView // what the contract has for this call
      players.set(id, name)
    } else if (channel.startsWith('games.') || channel === 'paper.enter') {
      const view = value as GameView // what every command on a game answers
      games.set(view.id, view)
    }
    if (channel.startsWith('paper.')) this.acknowledged.draft = undefined
    if (channel === 'paper.keep') this.acknowledged.draft = (value as PaperView).draft // this call's
  }

  private nextMove(): Move {
    const newcomer = NAMES[this.acknowledged.players.size]
    if (newcomer !== undefined) return { channel: 'players.add', args: { name: newcomer } }
    return this.life.next(this.acknowledged, this.choose)
  }

  /**
   * Starts the program, lets it stand still so many times in the midst of a command, as a machine that
   * sleeps does, and ends it.
   */
  async standStill(times: number): Promise<void> {
    const child = spawnProgram(this.dataDir)
    const program = await connect(child)
    for (let n = 0; n < times; n++) {
      const asked = this.play(program)
      await wait(this.choose(4))
      child.kill('SIGSTOP')
      await wait(this.choose(LONGEST_STILL_MS))
      child.kill('SIGCONT')
      await asked
    }
    this.figures.untold += await check(program, this.dataDir, this.acknowledged)
    must((await end(child, 'SIGTERM')) === 0, 'the program did not end in order')
  }

  /** Nobody has the folder now, whatever became of the one who had it. */
  private checkLock(): void {
    mkdirSync(this.dataDir, { recursive: true })
    const lock = takeLock(this.dataDir)
    must(lock !== undefined, 'the lock is not free')
    lock.release()
  }

  /** Starts and ends in order; what then lies on the disk is whole. */
  async finish(): Promise<void> {
    this.checkLock()
    const child = spawnProgram(this.dataDir)
    this.figures.untold += await check(await connect(child), this.dataDir, this.acknowledged)
    must((await end(child, 'SIGTERM')) === 0, 'the program did not end in order')
    checkProjection(this.dataDir)
    for (const { games } of listBackups(this.dataDir))
      must(games <= this.acknowledged.games.size, 'a backup has games that never were')
    this.figures.games += this.acknowledged.games.size
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}
