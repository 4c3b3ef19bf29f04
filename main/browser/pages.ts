import type { Backend } from '../backend.ts'

/** The pages that listen to the program's events, over server-sent events. */
export interface Pages {
  /** A stream for one more page, open until the page goes or all are ended. */
  connect(): Response
  readonly connected: number
  /** Called with how many are connected whenever that changes. */
  onChange(listener: (connected: number) => void): void
  end(): void
}

const HEARTBEAT_MS = 15_000
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }

export function makePages(onEvent: Backend['onEvent']): Pages {
  const pages = new Set<() => void>()
  const listeners: ((connected: number) => void)[] = []
  const changed = (): void => listeners.forEach((listener) => listener(pages.size))

  function connect(): Response {
    let leave: () => void
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const end = subscribe(controller)
        leave = () => {
          end()
          if (pages.delete(leaveAndClose)) changed()
        }
        const leaveAndClose = (): void => {
          leave()
          controller.close()
        }
        pages.add(leaveAndClose)
        changed()
      },
      cancel: () => leave(),
    })
    return new Response(stream, { headers: HEADERS })
  }

  function subscribe(controller: ReadableStreamDefaultController<Uint8Array>): () => void {
    const send = (text: string): void => controller.enqueue(new TextEncoder().encode(text))
    // A page that lost the connection asks for it again every second.
    send('retry: 1000\n\n')
    const stop = onEvent((event) => send(`data: ${JSON.stringify(event)}\n\n`))
    // A comment now and then, or nobody would notice a page that went without a word.
    const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS).unref()
    return () => {
      stop()
      clearInterval(heartbeat)
    }
  }

  return {
    connect,
    get connected() {
      return pages.size
    },
    onChange: (listener) => void listeners.push(listener),
    end: () => [...pages].forEach((leaveAndClose) => leaveAndClose()),
  }
}
