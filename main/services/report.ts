import { arch, release, type } from 'node:os'
import type { Handlers } from '../../shared/contract.ts'
import type { ReportView } from '../../shared/programViews.ts'
import { sqliteVersion } from '../store/open.ts'
import type { Found } from '../store/store.ts'

const LOG_LINES = 60

interface Options {
  readonly version: string
  readonly found: () => Found
  /** The newest lines of the log, as many as are asked for. */
  readonly latestLines: (most: number) => readonly string[]
}

/** What somebody can send who has met a fault: nothing in it says who plays, or how well. */
export function reportService(options: Options): Pick<Handlers, 'program.report'> {
  return { 'program.report': () => report(options) }
}

function report({ version, found, latestLines }: Options): ReportView {
  const present = found()
  const { node, electron, chrome } = process.versions
  const parts = { Node: node, Electron: electron, Chromium: chrome, SQLite: sqliteVersion() }
  return {
    version,
    system: `${type()} ${release()} ${arch()}`,
    parts: Object.entries(parts).flatMap(([name, version]) => (version ? [{ name, version }] : [])),
    state: present.state,
    ...(present.state === 'open' && { games: present.store.exchange.countGames() }),
    log: latestLines(LOG_LINES),
  }
}
