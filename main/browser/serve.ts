import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Answer } from '../../shared/contract.ts'
import { systemLanguage } from '../../shared/messages/language.ts'
import { TERMINAL_MESSAGES } from '../../shared/messages/terminal.ts'
import type { Backend } from '../backend.ts'
import type { Address } from './address.ts'
import { check, type House, type Verdict } from './guard.ts'
import { makePages, type Pages } from './pages.ts'
import { CAUTION, makeRoute } from './route.ts'
import { makeTickets, newSecret } from './tickets.ts'
import type { Opened, Wish } from './wish.ts'

export interface ServeOptions {
  /** What another start of the program asks for; without it such a start is refused. */
  readonly open?: (wish: Wish) => Opened
  /** Where the program was the last time: it is there again if the port is free. */
  readonly before?: Address | undefined
  readonly log?: (error: unknown) => void
}

/** The program on 127.0.0.1, for windows that have a ticket. */
export interface Served {
  readonly port: number
  /** The cookie: whoever has it is taken for one of our windows. */
  readonly secret: string
  /** An address that opens one window. */
  addressForOnce(): string
  /** An address that opens windows as long as the program runs. */
  addressToPrint(): string
  readonly pages: Pick<Pages, 'connected' | 'onChange'>
  /** Ends every connection; call it after the backend's close. */
  close(): Promise<void>
}

/** Serves a backend on a free port of this machine alone. */
export async function serve(backend: Backend, options: ServeOptions = {}): Promise<Served> {
  const { before } = options
  const tickets = makeTickets(newSecret)
  const pages = makePages(backend.onEvent)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 })
  const port = await listen(server, before?.port ?? 0).catch(() => listen(server, 0))
  const house: House = {
    host: `127.0.0.1:${port}`,
    // Cookies know no ports: two programs on this machine must not overwrite each other's.
    cookieName: `yatzyblokka-${port}`,
    cookie: port === before?.port ? before.secret : newSecret(),
    takeTicket: tickets.take,
  }
  const answer = getRequestListener(makeRoute(backend, pages.connect, options.open), {
    overrideGlobalObjects: false,
    errorHandler(error) {
      options.log?.(error)
      return new Response(null, { status: 500 })
    },
  })
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const verdict = check(askedBy(incoming), house)
    if (verdict.kind === 'pass') return void answer(incoming, outgoing)
    incoming.resume()
    if (verdict.kind === 'welcome') return welcome(outgoing, house)
    refuse(outgoing, incoming.method === 'POST', verdict.status)
  })
  return {
    port,
    secret: house.cookie,
    addressForOnce: () => `http://${house.host}/?ticket=${tickets.once()}`,
    addressToPrint: () => `http://${house.host}/?ticket=${tickets.lasting()}`,
    pages,
    async close() {
      pages.end()
      await closeServer(server)
    },
  }
}

/** @param wanted a port, or 0 for any that is free */
function listen(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('no port'))
      resolve(address.port)
    })
  })
}

const LAST_ANSWERS_MS = 500
const SWEEP_MS = 10

/** Gives answers on their way a moment, then ends what is left. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that has had its last answer would be kept for another request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(timer)
      resolve()
    })
  })
}

const askedBy = ({ method, url, headersDistinct }: IncomingMessage) => ({
  method: method ?? '',
  target: url ?? '',
  headers: headersDistinct,
})

function welcome(outgoing: ServerResponse, { cookieName, cookie }: House): void {
  outgoing
    .writeHead(303, {
      ...CAUTION,
      Location: '/',
      'Content-Length': 0,
      'Set-Cookie': `${cookieName}=${cookie}; HttpOnly; SameSite=Strict; Path=/`,
      'Referrer-Policy': 'no-referrer',
    })
    .end()
}

type RefusedStatus = Extract<Verdict, { kind: 'refuse' }>['status']

/** A call is told in the contract's words, a person in a sentence where one helps. */
function refuse(outgoing: ServerResponse, isCall: boolean, status: RefusedStatus): void {
  const code = status === 413 || status === 415 ? 'badArguments' : 'foreignSender'
  const answer: Answer = { ok: false, code }
  const body = isCall ? JSON.stringify(answer) : status === 401 ? useAddress(outgoing.req) : ''
  outgoing.writeHead(status, {
    ...CAUTION,
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  })
  outgoing.end(body)
}

/** In the language of who asks: that need not be the terminal's. */
function useAddress({ headers }: IncomingMessage): string {
  const tags = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.replace(/;.*/, '').trim())
  return TERMINAL_MESSAGES[systemLanguage(tags)].useAddress
}
