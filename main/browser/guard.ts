import { timingSafeEqual } from 'node:crypto'

/** The largest call: far more than any screen sends. */
export const MAX_BODY_BYTES = 1_000_000

/** What a request says of itself, before any of it is believed. */
export interface Asked {
  readonly method: string
  /** As it stands in the request line. */
  readonly target: string
  /** Lower-case names; a header that came twice has two values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>
}

/** What a window of ours knows and nobody else does. */
export interface House {
  /** `127.0.0.1:41235` */
  readonly host: string
  readonly cookieName: string
  readonly cookie: string
  /** Whether the ticket is good; a one-use ticket is no longer so afterwards. */
  readonly takeTicket: (ticket: string) => boolean
}

export type Verdict =
  | { readonly kind: 'pass' }
  /** A good ticket: the cookie is given for it. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'refuse'; readonly status: 401 | 403 | 404 | 405 | 413 | 415 | 421 }

type Status = Extract<Verdict, { kind: 'refuse' }>['status']

const refuse = (status: Status): Verdict => ({ kind: 'refuse', status })

/** Whether the request comes from a window of ours. Any page and any program can send one. */
export function check(asked: Asked, house: House): Verdict {
  // A foreign name that leads to 127.0.0.1 (DNS rebinding) gives itself away here.
  if (only(asked.headers['host']) !== house.host) return refuse(421)
  const site = asked.headers['sec-fetch-site']
  if (site !== undefined && !['none', 'same-origin'].includes(only(site) ?? '')) return refuse(403)
  if (hasTicket(asked, house)) return { kind: 'welcome' }
  if (!hasCookie(asked, house)) return refuse(401)
  const status = wrongOrigin(asked, house) ?? wrongMethod(asked) ?? wrongBody(asked)
  if (status !== undefined) return refuse(status)
  return isPlainPath(asked.target) ? { kind: 'pass' } : refuse(404)
}

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined

const TICKET = /^\/\?ticket=([\w-]+)$/

function hasTicket({ method, target }: Asked, house: House): boolean {
  const ticket = method === 'GET' ? TICKET.exec(target)?.[1] : undefined
  return ticket !== undefined && house.takeTicket(ticket)
}

/** Another program on 127.0.0.1 can set a cookie of the same name beside ours: any may match. */
function hasCookie({ headers }: Asked, { cookieName, cookie }: House): boolean {
  const pairs = (headers['cookie'] ?? []).flatMap((header) => header.split(';'))
  const values = pairs.flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2)
    return name === cookieName && value !== undefined ? [value] : []
  })
  return values.some((value) => isSame(value, cookie))
}

/** Compares in a time that doesn't tell how much was right. */
export function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A page always names its origin when it posts; some do when they get. */
function wrongOrigin({ method, headers }: Asked, { host }: House): Status | undefined {
  if (headers['origin'] === undefined && method !== 'POST') return undefined
  return only(headers['origin']) === `http://${host}` ? undefined : 403
}

function wrongMethod({ method }: Asked): Status | undefined {
  return ['GET', 'HEAD', 'POST'].includes(method) ? undefined : 405
}

/** The one request whose body has no bound here: a family's games, kept on the disk as they come. */
const IMPORT_PATH = '/import'

/** A form can't send JSON to another site unasked. A body without a length is counted as it comes. */
function wrongBody({ method, target, headers }: Asked): Status | undefined {
  if (method !== 'POST') return undefined
  const type = only(headers['content-type'])?.split(';')[0]?.trim().toLowerCase()
  if (target === IMPORT_PATH) return type === 'application/x-ndjson' ? undefined : 415
  if (type !== 'application/json') return 415
  return Number(only(headers['content-length']) ?? 0) > MAX_BODY_BYTES ? 413 : undefined
}

/** No address of another server, and nothing that a URL parser would take away unseen. */
function isPlainPath(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  return path.startsWith('/') && !/\\|\/\.{1,2}(\/|$)/.test(path)
}
