import { join } from 'node:path'
import type { Answer, BackendEvent } from '../../../shared/contract.ts'
import { createBackend } from '../../backend.ts'
import { SYSTEM } from '../../system.ts'
import { serve } from '../serve.ts'
import { type Got, got, type Invoke, makeQueue, type OpenShell } from './shell.ts'

/** Shell 2 as it serves a window that was opened with its address. */
export const openBrowserShell: OpenShell = async ({ folder, dataDir }) => {
  const rendererDir = join(folder, 'dist', 'renderer')
  const backend = createBackend({ ...SYSTEM, dataDir, rendererDir })
  const served = await serve(backend)
  const origin = `http://127.0.0.1:${served.port}`
  const welcome = await fetch(served.addressForOnce(), { redirect: 'manual' })
  const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? ''

  const invokeWith =
    (headers: Readonly<Record<string, string>>): Invoke =>
    async (channel, args) => {
      const response = await fetch(`${origin}/invoke/${channel}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(args),
      })
      return (await response.json()) as Answer // the contract's
    }

  const requestWith =
    (headers: Readonly<Record<string, string>>) =>
    async (path: string, init: RequestInit): Promise<Got> =>
      got(await fetch(origin + path, { ...init, headers: { ...init.headers, ...headers } }))

  return {
    request: requestWith({ cookie, origin }),
    strangers: [
      requestWith({ origin }),
      requestWith({ cookie, origin: 'https://yatzyblokka.example' }),
      requestWith({ cookie, origin, 'Sec-Fetch-Site': 'cross-site' }),
    ],
    get: async (path) => got(await fetch(origin + path, { headers: { cookie } })),
    invoke: invokeWith({ cookie, origin }),
    foreigners: [
      invokeWith({ origin }),
      invokeWith({ cookie, origin: 'https://yatzyblokka.example' }),
      invokeWith({ cookie, origin, 'Sec-Fetch-Site': 'cross-site' }),
    ],
    async listen() {
      const { push, next } = makeQueue()
      const response = await fetch(`${origin}/events`, { headers: { cookie } })
      void forEachEvent(response, push)
      return next
    },
    async end() {
      await backend.close()
      await served.close()
    },
  }
}

async function forEachEvent(
  { body }: Response,
  tell: (event: BackendEvent) => void,
): Promise<void> {
  let text = ''
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8')
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages)
      if (message.startsWith('data: ')) tell(JSON.parse(message.slice(6)) as BackendEvent) // the contract's
  }
}
