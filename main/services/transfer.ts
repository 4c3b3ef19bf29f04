import type { Answer } from '../../shared/contract.ts'
import { type Language, LANGUAGES } from '../../shared/messages/language.ts'
import { databaseFile, openBeside, type Store } from '../store/store.ts'
import type { Context } from './context.ts'
import { csvText } from './exportCsv.ts'
import { exportLines } from './exportGames.ts'
import { receiveFile } from './receiveFile.ts'

interface TransferContext extends Context {
  readonly dataDir: string
  /** Whether a file is being taken in. */
  readonly isImporting: () => boolean
}

export interface Transfer {
  /** @returns undefined for a request that is no file's, in or out */
  respond(request: Request): Promise<Response> | undefined
  /** Ends what is on its way; nothing of it is left. */
  end(): Promise<unknown>
}

/** For every answer here; see respond.ts for those that are the renderer's files. */
const CAUTION = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const LINES = 'application/x-ndjson; charset=utf-8'
const TABLE = 'text/csv; charset=utf-8'
/** Of what is read at once between two looks at other work. */
const PART_LENGTH = 64_000

/**
 * Files in and out, streamed: a family's games may be hundreds of megabytes. `GET /export/games`,
 * `GET /export/table?language=nb`, `POST /import`.
 */
export function makeTransfer(context: TransferContext): Transfer {
  const { dataDir, rulesets, newId, log, isImporting } = context
  const open = new Set<() => void>()
  const ending = new AbortController()
  /** The file that comes in. */
  let receiving: Promise<Answer> | undefined

  /** Each from a connection of its own, as all was when it began. */
  function send(type: string, texts: (store: Store) => Iterator<string>): Response {
    context.store() // refuses where there is none to read
    const store = openBeside(databaseFile(dataDir), rulesets, { readonly: true })
    store.freeze()
    const parts = texts(store)
    const close = (): void => {
      if (!open.delete(close)) return
      parts.return?.()
      store.close()
    }
    open.add(close)
    const headers = { ...CAUTION, 'Content-Type': type, 'Content-Disposition': 'attachment' }
    return new Response(
      streamOf(parts, close, () => open.has(close)),
      { headers },
    )
  }

  return {
    respond(request) {
      const { pathname, searchParams } = new URL(request.url)
      const { method } = request
      if (method === 'POST' && pathname === '/import') return receive(request).then(json)
      if (method !== 'GET') return undefined
      if (pathname === '/export/games')
        return orRefused(() => send(LINES, (store) => withEnds(exportLines(store))))
      const language = languageOf(searchParams.get('language'))
      if (pathname === '/export/table')
        return orRefused(() => send(TABLE, (store) => csvText(store, rulesets, language)))
      return undefined
    },
    end() {
      for (const close of [...open]) close()
      ending.abort()
      return Promise.resolve(receiving)
    },
  }

  /** One at a time, and none while one is taken in: a new one makes an end of those before. */
  async function receive(request: Request): Promise<Answer> {
    if (receiving !== undefined || isImporting()) return { ok: false, code: 'importBusy' }
    const { signal } = ending
    receiving = receiveFile(request, dataDir, newId, signal).catch((error: unknown) =>
      signal.aborted ? { ok: false, code: 'closing' } : failed(error),
    )
    return receiving.finally(() => (receiving = undefined))
  }

  function failed(error: unknown): Answer {
    log(error)
    return { ok: false, code: 'failed' }
  }

  async function orRefused(answer: () => Response): Promise<Response> {
    try {
      return answer()
    } catch (error) {
      log(error)
      return new Response(null, { status: 500, headers: CAUTION })
    }
  }
}

const json = (answer: Answer): Response => Response.json(answer, { headers: CAUTION })

const languageOf = (text: string | null): Language =>
  LANGUAGES.find((language) => language === text) ?? 'nb'

function* withEnds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`
}

/** A part at a time, each when the one before is taken. */
function streamOf(
  texts: Iterator<string>,
  close: () => void,
  isOpen: () => boolean,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      // Others get their turn between two parts.
      await new Promise((resolve) => setImmediate(resolve))
      if (!isOpen()) return controller.error(new Error('the program has ended'))
      const { text, done } = nextPart(texts)
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (!done) return
      close()
      controller.close()
    },
    cancel: close,
  })
}

function nextPart(texts: Iterator<string>): { text: string; done: boolean } {
  const parts: string[] = []
  for (let length = 0; length < PART_LENGTH;) {
    const { value, done = false } = texts.next()
    if (done) return { text: parts.join(''), done }
    parts.push(value)
    length += value.length
  }
  return { text: parts.join(''), done: false }
}
