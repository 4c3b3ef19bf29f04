import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Where the program of a data folder is, or was the last time, and what opens it. */
const Address = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})
export type Address = v.InferOutput<typeof Address>

const addressFile = (dataDir: string): string => join(dataDir, 'address.json')

/**
 * Leaves word for the next start: while this program runs, that one hands its wish over; later it
 * takes the same address again, so that a page that was left open goes on by itself.
 * @throws Error when the folder can't be written
 */
export function writeAddress(dataDir: string, { port, secret }: Address): void {
  const partial = `${addressFile(dataDir)}.partial`
  // A file that lies there already would keep its mode.
  rmSync(partial, { force: true })
  writeFileSync(partial, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' })
  renameSync(partial, addressFile(dataDir))
}

/** @returns undefined where no word lies, or one that somebody else may have written or read */
export function readAddress(dataDir: string): Address | undefined {
  try {
    const file = addressFile(dataDir)
    return isPrivate(file) ? v.parse(Address, JSON.parse(readFileSync(file, 'utf8'))) : undefined
  } catch {
    return undefined
  }
}

/** On Windows the folder's own rights decide. */
function isPrivate(file: string): boolean {
  if (process.getuid === undefined) return true
  const { uid, mode } = statSync(file)
  return uid === process.getuid() && (mode & 0o077) === 0
}
