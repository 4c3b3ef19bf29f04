import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** What a made-up browser tells the test once its page is connected, or that it can't be. */
export interface Opened {
  readonly pid: number
  readonly argv: readonly string[]
}

/** A test's ear for browsers that the program starts. */
export interface BrowserWatch {
  /** The next browser that was opened. */
  next(): Promise<Opened>
  /** Writes a program that behaves like a browser with one window: it ends when it is told to. */
  makeBrowser(file: string): void
  /** Writes a program that ends at once, as a browser does that another one stands in for. */
  makeHelper(file: string, exitCode: number): void
  close(): void
}

export async function watchBrowsers(): Promise<BrowserWatch> {
  const waiting: ((opened: Opened) => void)[] = []
  const arrived: Opened[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const opened = JSON.parse(body) as Opened // our own script's words
    const next = waiting.shift()
    if (next) next(opened)
    else arrived.push(opened)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const tell = `
    const tell = () => fetch('http://127.0.0.1:${port}', {
      method: 'POST', body: JSON.stringify({ pid: process.pid, argv: process.argv.slice(2) }),
    })`
  const make = (file: string, script: string): void => {
    writeFileSync(file, `#!${process.execPath}\n(async () => {${tell}\n${script}})()`)
    chmodSync(file, 0o755)
  }
  return {
    next: () => {
      const opened = arrived.shift()
      return opened ? Promise.resolve(opened) : new Promise((resolve) => waiting.push(resolve))
    },
    makeBrowser: (file) =>
      make(
        file,
        `const address = process.argv.find((arg) => arg.includes('http:')).replace('--app=', '')
         const welcome = await fetch(address, { redirect: 'manual' })
         const cookie = welcome.headers.get('set-cookie').split(';')[0]
         const events = await fetch(new URL('/events', address), { headers: { cookie } })
         await tell()
         for await (const _ of events.body) {}`,
      ),
    makeHelper: (file, exitCode) => make(file, `await tell(); process.exit(${exitCode})`),
    close: () => void server.close(),
  }
}
