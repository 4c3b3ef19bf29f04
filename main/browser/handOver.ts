import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { HAND_OVER_PATH, type Opened, parseOpened, type Wish } from './wish.ts'

/** Where a running program is found by the next start on its data folder. */
const Running = v.strictObject({ port: v.number(), secret: v.string() })
type Running = v.InferOutput<typeof Running>

const ANSWER_MS = 3_000

const runningFile = (dataDir: string): string => join(dataDir, 'running.json')

/** Leaves word that only this user can read. @returns what takes it away again */
export function leaveWord(dataDir: string, { port, secret }: Running): () => void {
  const file = runningFile(dataDir)
  const partial = `${file}.partial`
  // An old file would keep its mode.
  rmSync(partial, { force: true })
  writeFileSync(partial, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' })
  renameSync(partial, file)
  return () => rmSync(file, { force: true })
}

/**
 * Hands a wish to the program that has the data folder.
 * @returns undefined where no program answers to what lies there: it is starting, ending, or of
 * another shell
 */
export async function handOver(dataDir: string, wish: Wish): Promise<Opened | undefined> {
  try {
    const text = readFileSync(runningFile(dataDir), 'utf8')
    return await ask(v.parse(Running, JSON.parse(text)), wish)
  } catch {
    return undefined
  }
}

async function ask({ port, secret }: Running, wish: Wish): Promise<Opened> {
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
