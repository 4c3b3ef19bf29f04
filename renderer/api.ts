import type {
  Answer,
  ArgumentsOf,
  BackendEvent,
  Channel,
  FailureCode,
  ResultOf,
} from '../shared/contract.ts'
import type { RefusalDetails } from '../shared/refusal.ts'
import type { SentFileView } from '../shared/programViews.ts'
import type { GameView } from '../shared/views.ts'

/** What shell 1's preload gives the page; in a browser it is not there. */
interface Bridge {
  invoke(channel: string, args: unknown): Promise<Answer>
  onEvent(listener: (event: BackendEvent) => void): () => void
}

declare global {
  interface Window {
    readonly yatzyblokka?: Bridge
  }
}

/** A call that changed nothing: the code of a sentence, and what the sentence needs. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly details: RefusalDetails
  readonly view: GameView | undefined

  constructor(code: FailureCode, details: RefusalDetails = {}, view?: GameView) {
    super(code)
    this.code = code
    this.details = details
    this.view = view
  }
}

/** The program behind the page does not answer. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/**
 * One call to main.
 * @throws Failure, ConnectionLost
 */
export async function call<C extends Channel>(
  channel: C,
  args: ArgumentsOf<C>,
): Promise<ResultOf<C>> {
  const answer = await (window.yatzyblokka ?? overHttp).invoke(channel, args)
  if (!answer.ok) throw new Failure(answer.code, answer.details, answer.view)
  return answer.value as ResultOf<C> // the contract ties the channel to its result; JSON can't
}

/**
 * Sends a file to be taken in, as it lies on the disk: it may be larger than a call.
 * @throws Failure, ConnectionLost
 */
export async function sendFile(file: File): Promise<SentFileView> {
  const headers = { 'Content-Type': 'application/x-ndjson' }
  const response = await fetch('/import', { method: 'POST', headers, body: file }).catch(
    (cause: unknown) => {
      throw new ConnectionLost('no answer', { cause })
    },
  )
  if (!response.ok) throw new ConnectionLost(`status ${response.status}`)
  const answer = (await response.json()) as Answer<SentFileView> // our own server's envelope
  if (!answer.ok) throw new Failure(answer.code, answer.details)
  return answer.value
}

/** Where main sends the family's games from, as a file. */
export const EXPORTS = {
  games: '/export/games',
  table: (language: string): string => `/export/table?language=${language}`,
} as const

export interface Listener {
  event(event: BackendEvent): void
  /** Whether main can be heard. */
  connected(connected: boolean): void
}

/** @returns a function that stops listening */
export function listen(listener: Listener): () => void {
  if (window.yatzyblokka) return window.yatzyblokka.onEvent(listener.event)
  const source = new EventSource('/events')
  source.onopen = () => listener.connected(true)
  source.onerror = () => listener.connected(false)
  source.onmessage = ({ data }: MessageEvent<string>) =>
    listener.event(JSON.parse(data) as BackendEvent) // written by our own server
  return () => source.close()
}

const overHttp = {
  async invoke(channel: string, args: unknown): Promise<Answer> {
    const response = await fetch(`/invoke/${channel}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    }).catch((cause: unknown) => {
      throw new ConnectionLost('no answer', { cause })
    })
    if (!response.ok) throw new ConnectionLost(`status ${response.status}`)
    return (await response.json()) as Answer // our own server's envelope
  },
}
