import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { faultLines } from './fault.ts'

const MOST_BYTES = 100_000
const CURRENT = 'yatzyblokka.log'
/** Oldest first. */
const OLDER = ['yatzyblokka.2.log', 'yatzyblokka.1.log']

interface Options {
  readonly dataDir: string
  readonly now: () => Date
  /** The program's. */
  readonly version: string
}

/** Faults of ours on the disk, without names or points. */
export interface LogFile {
  /** Never throws: a log that can't be written stops no game. */
  write(error: unknown): void
  /** The newest lines, the oldest of them first. */
  latest(most: number): string[]
}

export function openLog({ dataDir, now, version }: Options): LogFile {
  const folder = join(dataDir, 'log')
  const current = join(folder, CURRENT)
  /** Oldest first. */
  const files = [...OLDER.map((name) => join(folder, name)), current]

  function rotate(): void {
    if (!existsSync(current) || statSync(current).size < MOST_BYTES) return
    files.reduce((older, newer) => {
      if (existsSync(newer)) renameSync(newer, older)
      return newer
    })
  }

  return {
    write(error) {
      const lines = [`${now().toISOString()} ${version}`, ...faultLines(error)]
      try {
        mkdirSync(folder, { recursive: true })
        rotate()
        appendFileSync(current, `${lines.join('\n')}\n`)
      } catch {
        // A full or read-only disk: the shell's own terminal has been told.
      }
    },
    latest: (most) => files.flatMap(linesOf).slice(-most),
  }
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
