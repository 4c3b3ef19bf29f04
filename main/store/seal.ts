import { hash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename } from 'node:path'

/** What a seal is called: this after the name of its file. */
export const SEAL = '.sha256'

/** Above this to read a whole file would hold up the start, and the end: it has no seal. */
export const READ_AT_START_BYTES = 64 * 2 ** 20

/**
 * Says beside a database that nothing has open what its bytes come to, in the form of `sha256sum`:
 * SQLite has no check sums, and a bit that flips on the disk makes one score into another. Where the
 * seal can't be written there is none.
 */
export function seal(file: string): void {
  const partial = `${file}${SEAL}.partial`
  try {
    if (statSync(file).size > READ_AT_START_BYTES) return
    writeFileSync(partial, `${digest(file)}  ${basename(file)}\n`)
    renameSync(partial, file + SEAL)
  } catch {
    attempt(() => rmSync(partial, { force: true }))
  }
}

/**
 * To be done before the first byte of the file is written. The seal is emptied first: a power cut
 * must not leave an old one to a newer file. Where it can be neither emptied nor taken away, by a
 * program that reads it or in a folder that is read-only, the worst is a question at the next start.
 */
export function unseal(file: string): void {
  if (!existsSync(file + SEAL)) return
  attempt(() => empty(file + SEAL))
  attempt(() => rmSync(file + SEAL, { force: true }))
}

function empty(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    ftruncateSync(descriptor)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Whether the file is another than when it was sealed; false where it never was, or no more. */
export function breaksSeal(file: string): boolean {
  const sealed = readSeal(file)
  // Read again: who has opened the file meanwhile took the seal away before writing.
  return sealed !== undefined && sealed !== digest(file) && sealed === readSeal(file)
}

/** @returns undefined where there is none, or none that says anything */
function readSeal(file: string): string | undefined {
  const text = attempt(() => readFileSync(file + SEAL, 'utf8'))
  return /^[0-9a-f]{64}(?= )/.exec(text ?? '')?.[0]
}

const digest = (file: string): string => hash('sha256', readFileSync(file))

/** A seal is help: no trouble with it may stop anybody. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
