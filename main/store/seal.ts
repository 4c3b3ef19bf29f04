import { hash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename } from 'node:path'
import { diskRefusal } from './diskRefusal.ts'

/** What a seal is called: this after the name of its file. */
export const SEAL = '.sha256'

/** Above this a file has no seal: to read it all would hold up the start, and the end. */
const SEALED_BYTES = 64 * 2 ** 20

/**
 * Says beside a database that nothing has open what its bytes come to, in the form of `sha256sum`:
 * SQLite has no check sums, and a bit that flips on the disk makes one score into another. Where the
 * seal can't be written there is none.
 */
export function seal(file: string): void {
  const partial = `${file}${SEAL}.partial`
  try {
    if (statSync(file).size > SEALED_BYTES) return
    writeFileSync(partial, `${digest(file)}  ${basename(file)}\n`)
    renameSync(partial, file + SEAL)
  } catch {
    rmSync(partial, { recursive: true, force: true })
  }
}

/**
 * To be done before the first byte of the file is written. The seal is emptied first: a power cut
 * must not leave an old one to a newer file.
 */
export function unseal(file: string): void {
  if (!existsSync(file + SEAL)) return
  try {
    const descriptor = openSync(file + SEAL, 'w')
    fsyncSync(descriptor)
    closeSync(descriptor)
    rmSync(file + SEAL)
  } catch (error) {
    // Where the seal stays, the file will as well.
    if (diskRefusal(error) !== 'readOnly') throw error
  }
}

/** Whether the file is another than when it was sealed; false where it never was, or no more. */
export function breaksSeal(file: string): boolean {
  if (!existsSync(file + SEAL)) return false
  const sealed = /^[0-9a-f]{64}(?= )/.exec(readFileSync(file + SEAL, 'utf8'))?.[0]
  return sealed !== undefined && sealed !== digest(file)
}

const digest = (file: string): string => hash('sha256', readFileSync(file))
