import type { Answer } from '../../shared/contract.ts'
import type { Backend } from '../backend.ts'
import { MAX_BODY_BYTES } from './guard.ts'
import { HAND_OVER_PATH, type Opened, parseWish, type Wish } from './wish.ts'

/** For every answer that is no file of the renderer's. */
export const CAUTION = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

type Route = (request: Request) => Response | Promise<Response>

/**
 * Answers requests that the guard let through.
 * @param connect a stream of the program's events
 * @param open what another start of the program asks for
 */
export function makeRoute(
  backend: Backend,
  connect: () => Response,
  open: ((wish: Wish) => Opened) | undefined,
): Route {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const channel = /^\/invoke\/([\w.]+)$/.exec(pathname)?.[1]
    if (request.method === 'POST' && channel !== undefined)
      return withArguments(request, async (args) => json(await backend.invoke(channel, args)))
    // Another start of the program says nothing of a site; a page always does.
    if (request.method === 'POST' && pathname === HAND_OVER_PATH && open && !isFromPage(request))
      return withArguments(request, (args) => {
        const wish = parseWish(args)
        return wish ? json(open(wish)) : json(BAD_ARGUMENTS, 400)
      })
    if (request.method === 'GET' && pathname === '/events') return connect()
    return backend.respond(request)
  }
}

const BAD_ARGUMENTS: Answer = { ok: false, code: 'badArguments' }

const isFromPage = (request: Request): boolean => request.headers.has('sec-fetch-site')

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: CAUTION })
}

/** Reads the body, as JSON and no longer than it may be, before anything is done. */
async function withArguments(
  request: Request,
  act: (args: unknown) => Response | Promise<Response>,
): Promise<Response> {
  const text = await readBounded(request)
  if (text === undefined) return json(BAD_ARGUMENTS, 413)
  let args: unknown
  try {
    args = JSON.parse(text)
  } catch {
    return json(BAD_ARGUMENTS, 400)
  }
  return act(args)
}

/** @returns undefined for a body that is too long; reads no further then */
async function readBounded(request: Request): Promise<string | undefined> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.length
    // Not cancelled: that would take the connection away before the answer is heard.
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(value)
  }
}
