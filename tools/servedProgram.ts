import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Answer, ArgumentsOf, BackendEvent, Channel, ResultOf } from '../shared/contract.ts'

/** The built program as it serves a folder, and a page's way to talk to it. */
export interface ServedProgram {
  readonly pid: number
  /** With the ticket, for a browser. */
  readonly address: string
  /** @throws Error when the program is gone before it has answered */
  ask(channel: string, args: unknown): Promise<Answer>
  /** @throws Error where the answer is not ok */
  call<C extends Channel>(channel: C, args: ArgumentsOf<C>): Promise<ResultOf<C>>
  /** Takes a file that the program sends, and keeps nothing of it. @returns its size in bytes */
  download(path: string): Promise<number>
  /** Hears what main tells the windows, until the program ends. */
  listen(hear: (event: BackendEvent) => void): Promise<void>
  /** As Ctrl+C ends it. @returns the exit code */
  stop(): Promise<number | null>
}

/**
 * The program's process before it can be talked to.
 * @param nodeOptions Node's own, as `--inspect`
 */
export function spawnProgram(dataDir: string, nodeOptions: readonly string[] = []): ChildProcess {
  const program = ['dist/main/browser.js', '--serve', '--data', dataDir]
  return spawn(process.execPath, [...nodeOptions, ...program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Sends a signal and waits until the process is gone. @returns the exit code */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}

/** Opens a program that was just spawned as a page would: the ticket for the cookie. */
export async function connect(child: ChildProcess): Promise<ServedProgram> {
  const address = await printedAddress(child)
  const { origin } = new URL(address)
  const headers = { Cookie: await cookieFor(address), Origin: origin }

  async function ask(channel: string, args: unknown): Promise<Answer> {
    const response = await fetch(`${origin}/invoke/${channel}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    })
    return (await response.json()) as Answer // the program's own envelope
  }

  async function bodyOf(path: string): Promise<ReadableStream<Uint8Array>> {
    const { ok, body } = await fetch(`${origin}${path}`, { headers })
    if (!ok || body === null) throw new Error(`${path} is not there`)
    return body
  }

  return {
    pid: child.pid ?? 0,
    address,
    ask,
    async call<C extends Channel>(channel: C, args: ArgumentsOf<C>) {
      const answer = await ask(channel, args)
      if (!answer.ok) throw new Error(`${channel} answered ${JSON.stringify(answer)}`)
      return answer.value as ResultOf<C> // the contract ties the channel to its result
    },
    async download(path) {
      let bytes = 0
      for await (const part of await bodyOf(path)) bytes += part.length
      return bytes
    },
    async listen(hear) {
      void hearAll(await bodyOf('/events'), hear)
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Reads server-sent events as main/browser/pages.ts writes them. */
async function hearAll(
  body: ReadableStream<Uint8Array>,
  hear: (event: BackendEvent) => void,
): Promise<void> {
  const lines = createInterface({ input: Readable.from(body) })
  for await (const line of lines)
    if (line.startsWith('data: ')) hear(JSON.parse(line.slice(6)) as BackendEvent) // the program's own
}

/** @throws Error with what the program said, when it ends without an address */
export async function printedAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('the program has no output')
  let complaint = ''
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  for await (const line of createInterface({ input: stdout }))
    if (line.startsWith('http://')) return line
  throw new Error(`the program printed no address: ${complaint}`)
}

async function cookieFor(address: string): Promise<string> {
  const { headers } = await fetch(address, { redirect: 'manual' })
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  return cookie
}
