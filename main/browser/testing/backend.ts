import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, createBackend } from '../../backend.ts'
import { SYSTEM } from '../../system.ts'

/** A real backend with a page to serve and a secret that lies beside it. */
export interface TestBackend {
  readonly backend: Backend
  readonly dataDir: string
  /** The players' names: a call got through where one is added. */
  names(): Promise<string[]>
  /** Closes the backend and takes its folders away. */
  remove(): Promise<void>
}

/** The page of a test's renderer. */
export const PAGE = '<!doctype html><title>Yatzyblokka</title>'
/** What lies just outside the renderer's folder. */
export const SECRET = 'only for the program itself'

export function makeTestBackend(): TestBackend {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  const dataDir = join(folder, 'Åse Ærø', 'blåbær')
  const rendererDir = join(folder, 'renderer')
  mkdirSync(join(rendererDir, 'assets'), { recursive: true })
  writeFileSync(join(rendererDir, 'index.html'), PAGE)
  writeFileSync(join(rendererDir, 'assets', 'main.js'), 'let a')
  writeFileSync(join(folder, 'secret.html'), SECRET)
  writeFileSync(join(folder, 'renderer.html'), SECRET)
  const backend = createBackend({ ...SYSTEM, dataDir, rendererDir })
  return {
    backend,
    dataDir,
    async names() {
      const answer = await backend.invoke('players.list', {})
      if (!answer.ok) throw new Error(answer.code)
      return (answer.value as { name: string }[]).map(({ name }) => name) // the contract's PlayerView
    },
    async remove() {
      await backend.close()
      rmSync(folder, { recursive: true })
    },
  }
}
