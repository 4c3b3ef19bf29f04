import { mkdirSync } from 'node:fs'
import * as v from 'valibot'
import {
  type Answer,
  type BackendEvent,
  CALLS,
  type Channel,
  type Handlers,
} from '../shared/contract.ts'
import type { Die } from '../shared/dice.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Ruleset } from '../shared/ruleset.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import packageJson from '../package.json' with { type: 'json' }
import { openLog } from './logFile.ts'
import { makeRespond } from './respond.ts'
import { dataService } from './services/data.ts'
import { startDailyBackup } from './services/dailyBackup.ts'
import { coachService } from './services/coach.ts'
import { afterwardsService } from './services/afterwards.ts'
import { momentOf } from './services/context.ts'
import { computerService, type Wait, waitInTime } from './services/computer.ts'
import { nameComputers } from './services/computerNames.ts'
import type { TableOf } from './services/computerSteps.ts'
import { Stale } from './services/gameCommands.ts'
import { gameListService, purgeDeleted } from './services/gameList.ts'
import { gameService } from './services/games.ts'
import { paperService } from './services/paper.ts'
import { playerService } from './services/players.ts'
import { programService } from './services/program.ts'
import { reportService } from './services/report.ts'
import { ruleService } from './services/rules.ts'
import { clearIncoming } from './services/receiveFile.ts'
import { settingService } from './services/settings.ts'
import { sheetService } from './services/sheets.ts'
import { statisticsService } from './services/statistics.ts'
import { makeTransfer } from './services/transfer.ts'
import { yearSheetService } from './services/yearSheet.ts'
import { diskRefusal } from './store/diskRefusal.ts'
import { takeLock } from './store/lock.ts'
import { sqliteCode } from './store/open.ts'
import { localDay } from './store/projection.ts'
import { statisticsThread } from './store/statisticsThread.ts'
import { type Found, openStore, type Store } from './store/store.ts'

export interface BackendOptions {
  /** Made where it is missing. One backend has it at a time. */
  readonly dataDir: string
  readonly throwDie: () => Die
  readonly now: () => Date
  /** A new universally unique id. */
  readonly newId: () => string
  /** The built renderer; without it `respond` knows no page. */
  readonly rendererDir?: string
  readonly rulesets?: Readonly<Record<string, Ruleset>>
  /** As many pages as the database may have, where that is less than the disk has room for. */
  readonly maxPages?: number
  /** Where solved rulesets are had from; from a thread of the coach's where it is left out. */
  readonly tableOf?: TableOf
  /** How a computer's next thing is put off; in real time where it is left out. */
  readonly wait?: Wait
  /** Where a fault of ours is told, beside the log in the data folder. */
  readonly log?: (error: unknown) => void
}

/** The program without a shell: what a window may call, what it may load, what it is told. */
export interface Backend {
  /** Answers one call. Never throws, and changes nothing unless it answers ok. */
  invoke(channel: string, args: unknown): Promise<Answer>
  /** The renderer's files, and the family's games as files, in and out. */
  respond(request: Request): Promise<Response>
  /** @returns a function that stops the telling */
  onEvent(listener: (event: BackendEvent) => void): () => void
  /** Notes a fault of ours: the shells' own faults belong in the same log. */
  log(error: unknown): void
  /** Takes no new calls, lets the running one finish, and leaves the files in order. */
  close(): Promise<void>
}

/**
 * @throws Refusal running when another program has the data folder
 * @throws Error when the folder cannot be made or written
 */
export function createBackend(options: BackendOptions): Backend {
  const { dataDir, rulesets = RULESETS, now, maxPages } = options
  mkdirSync(dataDir, { recursive: true })
  const lock = takeLock(dataDir)
  if (lock === undefined) throw new Refusal('running')
  const { version } = packageJson
  const logFile = openLog({ dataDir, now, version })
  const log = (error: unknown): void => {
    logFile.write(error)
    options.log?.(error)
  }

  const today = (): string => localDay(momentOf(now()))
  let found: Found = openOrRelease()
  const listeners = new Set<(event: BackendEvent) => void>()
  const running = new Set<Promise<Answer>>()
  let closing = false

  function openOrRelease(): Found {
    try {
      return openStore(dataDir, rulesets, { maxPages, today: today() })
    } catch (error) {
      logFile.write(error)
      lock?.release()
      throw error
    }
  }

  function store(): Store {
    if (found.state === 'newer') throw new Refusal('databaseNewer')
    if (found.state === 'damaged') throw new Refusal('databaseDamaged', { path: found.file })
    return found.store
  }

  const emit = (event: BackendEvent): void => {
    for (const listener of listeners) listener(event)
    computer.heard(event)
  }
  const statistics = statisticsThread(dataDir)
  const context = { ...options, rulesets, store, emit, log }
  const coach = coachService(context)
  listeners.add(coach.heard)
  const settings = settingService(context)
  const computer = computerService(context, {
    tableOf: options.tableOf ?? coach.tableFor,
    wait: options.wait ?? waitInTime,
    pace: () => settings['settings.get']().pace,
  })
  const figures = statisticsService(context, statistics, coach.tableFor)
  const data = dataService(context)
  const transfer = makeTransfer({ ...context, isImporting: data.isImporting })
  const files = makeRespond(options.rendererDir)
  clearIncoming(dataDir)
  const handlers: Handlers = {
    ...programService({
      dataDir,
      now,
      version,
      found: () => found,
      reopen: ({ startEmpty }) => {
        found = openStore(dataDir, rulesets, { startEmpty, maxPages, today: today() })
      },
    }),
    ...reportService({ version, found: () => found, latestLines: logFile.latest }),
    ...ruleService(context),
    ...playerService(context),
    ...gameService(context),
    ...computer.handlers,
    ...gameListService(context),
    ...afterwardsService(context),
    ...paperService(context),
    ...settings,
    ...sheetService(context),
    ...figures,
    ...yearSheetService(context, figures['statistics.year']),
    ...data.handlers,
    ...coach.handlers,
  }
  if (found.state === 'open') {
    purgeDeleted(found.store.games, now())
    nameComputers(found.store)
  }
  const stopBackups = startDailyBackup({ dataDir, now, found: () => found, log })

  async function answer(channel: string, args: unknown): Promise<Answer> {
    if (!isChannel(channel)) return { ok: false, code: 'unknownCall' }
    const parsed = v.safeParse<v.GenericSchema>(CALLS[channel].args, args)
    if (!parsed.success) return { ok: false, code: 'badArguments' }
    try {
      // The schema of this very channel has accepted the arguments; TypeScript can't tie the two.
      const handler = handlers[channel] as (args: unknown) => unknown
      return { ok: true, value: await handler(parsed.output) }
    } catch (error) {
      return failure(error, log)
    }
  }

  return {
    invoke(channel, args) {
      if (closing) return Promise.resolve({ ok: false, code: 'closing' })
      const call = answer(channel, args)
      running.add(call)
      void call.finally(() => running.delete(call))
      return call
    },
    log,
    respond: (request) => (closing ? undefined : transfer.respond(request)) ?? files(request),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      if (closing) return
      closing = true
      emit({ kind: 'closing' })
      stopBackups()
      data.stop()
      const playing = computer.close()
      // Before the calls: whoever waits for the coach is answered.
      await coach.close()
      await Promise.all([transfer.end(), playing, ...running])
      // Before the store: the last to close the database puts its files in order, and must write for that.
      await statistics.close()
      if (found.state === 'open') found.store.close()
      lock.release()
    },
  }
}

const isChannel = (channel: string): channel is Channel => Object.hasOwn(CALLS, channel)

/** What we caused is logged and told as "failed"; what the user can cause has a code of its own. */
function failure(error: unknown, log: (error: unknown) => void): Answer {
  if (error instanceof Stale) return { ok: false, code: 'stale', view: error.view }
  if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details }
  if (sqliteCode(error)?.startsWith('SQLITE_BUSY')) return { ok: false, code: 'importBusy' }
  const refused = diskRefusal(error)
  if (refused !== undefined) return { ok: false, code: refused }
  log(error)
  return { ok: false, code: 'failed' }
}
