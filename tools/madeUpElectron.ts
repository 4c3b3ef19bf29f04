import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the fuses begin in Electron's program, as @electron/fuses looks for them. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const VERSION = '\x01'
/** One letter for each fuse, as Electron leaves its factory: 1 is on, 0 off, r no longer there. */
const FACTORY = '1011000r1'

/**
 * A folder that electron-builder takes for an unpacked Electron for Linux: a program that is none,
 * but has fuses to be set, and Chromium's words in two languages, of which one is wanted.
 */
export function makeUpElectron(folder: string): void {
  const fuses = SENTINEL + VERSION + String.fromCharCode(FACTORY.length) + FACTORY
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  writeFileSync(join(folder, 'electron'), `no program ${fuses} at all`, 'latin1')
  for (const language of ['nb', 'fr']) writeFileSync(join(folder, 'locales', `${language}.pak`), '')
}
