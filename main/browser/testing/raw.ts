import { connect, type Socket } from 'node:net'

export interface RawResponse {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A connection that says what it is told to, byte by byte. */
export interface RawConnection {
  send(text: string): void
  /** The next that matches, of all that was received. */
  receive(pattern: RegExp): Promise<string>
  /** All that was received when the other side ends, or when it breaks off. */
  readonly ended: Promise<string>
  hangUp(): void
}

export function openRaw(port: number): RawConnection {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  const ended = Promise.withResolvers<string>()
  socket.setEncoding('utf8')
  socket.on('data', (text) => (received += text))
  socket.on('error', () => undefined)
  socket.on('close', () => ended.resolve(received))
  return {
    send: (text) => void socket.write(text),
    receive(pattern) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          if (pattern.test(received)) resolve(received)
        }
        socket.on('data', look)
        socket.on('close', () => reject(new Error(`closed after: ${received}`)))
        look()
      })
    },
    ended: ended.promise,
    hangUp: () => void socket.destroy(),
  }
}

/** Sends the bytes of one request, which must ask for the connection to be closed. */
export async function sendRaw(port: number, request: string): Promise<RawResponse> {
  const connection = openRaw(port)
  connection.send(request)
  return parseResponse(await connection.ended)
}

/** @returns status 0 where the server hung up without a word */
export function parseResponse(text: string): RawResponse {
  const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const
  })
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body }
}

/** A request's bytes; a header that is undefined is left out. */
export function requestText(
  line: string,
  headers: Readonly<Record<string, string | undefined>>,
  body = '',
): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return [line, ...lines, 'Connection: close', '', body].join('\r\n')
}
