import type { Answer, BackendEvent } from '../../../shared/contract.ts'

export type Invoke = (channel: string, args: unknown) => Promise<Answer>

/** A shell with one window, whichever it is. */
export interface TestShell {
  get(path: string): Promise<Got>
  /** Any request of the window's own. */
  request(path: string, init: RequestInit): Promise<Got>
  /** Requests by others than the window. */
  readonly strangers: readonly ((path: string, init: RequestInit) => Promise<Got>)[]
  readonly invoke: Invoke
  /** Calls by others than the window. */
  readonly foreigners: readonly Invoke[]
  /** @returns what gives the next event that the window hears from now on */
  listen(): Promise<() => Promise<BackendEvent>>
  /** Ends the program as its user does. */
  end(): Promise<void>
}

export interface Got {
  readonly status: number
  readonly type: string | null
  readonly policy: string | null
  readonly body: string
}

export type OpenShell = (options: {
  /** Has the built renderer in `dist/`. */
  readonly folder: string
  readonly dataDir: string
}) => Promise<TestShell>

export async function got(response: Response): Promise<Got> {
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    policy: response.headers.get('content-security-policy'),
    body: await response.text(),
  }
}

/** Events in the order they come, for one who asks now or later. */
export function makeQueue(): { push(event: BackendEvent): void; next(): Promise<BackendEvent> } {
  const waiting: ((event: BackendEvent) => void)[] = []
  const events: BackendEvent[] = []
  return {
    push(event) {
      const first = waiting.shift()
      if (first) first(event)
      else events.push(event)
    },
    next() {
      const event = events.shift()
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}
