import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Answer } from '../../shared/contract.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { SentFileView } from '../../shared/programViews.ts'
import { diskRefusal } from '../store/diskRefusal.ts'
import { parseHeader } from './importGames.ts'
import { readLines } from './readLines.ts'

/** Far more than a club's games; a file without an end must not fill the disk. */
const MOST_BYTES = 4 * 2 ** 30

/** Where a file lies until it is taken in. The program's next start finds nothing here. */
const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** @param token as it was answered: letters, digits, dashes */
export const sentFile = (dataDir: string, token: string): string =>
  join(incomingFolder(dataDir), `${token.replaceAll(/[^\w-]/g, '')}.jsonl`)

export function clearIncoming(dataDir: string): void {
  rmSync(incomingFolder(dataDir), { recursive: true, force: true })
}

/**
 * Keeps a file that a window sends, however large, as it comes: nothing is held in memory.
 * @param signal gives it up
 * @returns the token by which it is taken in, and how many games it says it has
 */
export async function receiveFile(
  { body }: Request,
  dataDir: string,
  newId: () => string,
  signal: AbortSignal,
): Promise<Answer<SentFileView>> {
  const token = newId()
  // What was sent before and never taken in goes.
  clearIncoming(dataDir)
  mkdirSync(incomingFolder(dataDir), { recursive: true })
  const file = sentFile(dataDir, token)
  try {
    const bytes = body ? Readable.fromWeb(body as NodeStream) : Readable.from([]) // the DOM's type of the same stream
    await pipeline(bytes, bounded, createWriteStream(file, { flags: 'wx' }), { signal })
    const [header = ''] = readLines(file)
    return { ok: true, value: { token, games: parseHeader(header).games ?? 0 } }
  } catch (error) {
    rmSync(file, { force: true })
    return failureOf(error)
  }
}

async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Refusal('importForeign')
    yield chunk
  }
}

/** @throws the error itself where it is a fault of ours */
function failureOf(error: unknown): Answer<SentFileView> {
  if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details }
  const code = diskRefusal(error)
  if (code !== undefined) return { ok: false, code }
  throw error
}
