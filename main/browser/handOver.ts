import { type Address, readAddress } from './address.ts'
import { HAND_OVER_PATH, type Opened, parseOpened, type Wish } from './wish.ts'

const ANSWER_MS = 3_000

/**
 * Hands a wish to the program that has the data folder.
 * @returns undefined where it doesn't answer: it is starting, ending, or of another shell
 */
export async function handOver(dataDir: string, wish: Wish): Promise<Opened | undefined> {
  const address = readAddress(dataDir)
  return address && ask(address, wish).catch(() => undefined)
}

async function ask({ port, secret }: Address, wish: Wish): Promise<Opened> {
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(origin + HAND_OVER_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `yatzyblokka-${port}=${secret}`,
      Origin: origin,
    },
    body: JSON.stringify(wish),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok) throw new Error(`refused: ${response.status}`)
  return parseOpened(await response.json())
}
