import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, ArgumentsOf, BackendEvent, Channel, ResultOf } from '../../shared/contract.ts'
import { parseDiceText } from '../../shared/dice.ts'
import type { RulesetId } from '../../shared/rulesets/index.ts'
import { seededDie } from '../../shared/testing/play.ts'
import { type Backend, type BackendOptions, createBackend } from '../backend.ts'
import { tableOf } from '../coach/testing/tables.ts'
import type { TableOf } from '../services/computerSteps.ts'
import { databaseFile } from '../store/store.ts'
import { dumpFile } from '../store/testing/dump.ts'
import { TestClock } from './clock.ts'

/** Solved once for a file of tests; the thread that does it in the program has tests of its own. */
const solved: TableOf = async ({ id }) => tableOf(id as RulesetId) // computers play no others

/** The whole program without a shell, on a folder of its own, with dice and a clock to set. */
export class TestProgram {
  readonly folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  readonly dataDir = join(this.folder, 'Åse Ærø', 'blåbær')
  /** What it told its windows. */
  readonly told: BackendEvent[] = []
  /** Faults of ours that it logged; a test that expects none has none. */
  readonly faults: unknown[] = []
  now = new Date('2026-11-30T18:00:00Z')
  /** What computers put off. */
  clock = new TestClock()
  private loaded: string[] = []
  private readonly anyDie = seededDie(20261130)
  private ids = 0
  private backend: Backend | undefined
  private readonly makeId: (n: number) => string

  /** @param makeId the nth new id, where another family's must never meet these */
  constructor(makeId: (n: number) => string = (n) => `id-${n}`) {
    this.makeId = makeId
  }

  get database(): string {
    return databaseFile(this.dataDir)
  }

  start(options: Partial<BackendOptions> = {}): this {
    this.backend = createBackend({
      dataDir: this.dataDir,
      throwDie: () => parseDiceText(this.loaded.shift() ?? String(this.anyDie()))[0] ?? 1,
      now: () => this.now,
      newId: () => this.makeId((this.ids += 1)),
      log: (error) => this.faults.push(error),
      wait: this.clock.wait,
      tableOf: solved,
      ...options,
    })
    this.backend.onEvent((event) => this.told.push(event))
    return this
  }

  async stop(): Promise<void> {
    await this.backend?.close()
  }

  async restart(options: Partial<BackendOptions> = {}): Promise<void> {
    await this.stop()
    this.start(options)
  }

  /** The faces that fall next: blanks are for reading. Without them the dice follow a seed. */
  load(faces: string): void {
    this.loaded.push(...faces.replaceAll(' ', ''))
  }

  answer(channel: string, args: unknown): Promise<Answer> {
    if (this.backend === undefined) throw new Error('the test has not started the program')
    return this.backend.invoke(channel, args)
  }

  /** What a window loads or sends as a file. */
  respond(request: Request): Promise<Response> {
    if (this.backend === undefined) throw new Error('the test has not started the program')
    return this.backend.respond(request)
  }

  /** @throws Error where the answer is not ok */
  async call<C extends Channel>(channel: C, args: ArgumentsOf<C>): Promise<ResultOf<C>> {
    const answer = await this.answer(channel, args)
    if (!answer.ok) throw new Error(`${channel} answered ${JSON.stringify(answer)}`)
    return answer.value as ResultOf<C> // the contract's own type for this channel
  }

  /** Every table, every view, everything told: what a refused call must leave as it was. */
  async everything(): Promise<unknown> {
    const tables = existsSync(this.database) ? dumpFile(this.database) : {}
    const games = (tables['game'] ?? []) as { id: number }[] // the table's primary key
    return {
      tables,
      told: [...this.told],
      players: await this.answer('players.list', {}),
      overview: await this.answer('games.overview', {}),
      games: await Promise.all(games.map(({ id }) => this.answer('games.view', { game: id }))),
    }
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}
