import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Lock, takeLock } from './lock.ts'
import { test } from './testing/databases.ts'

// A lock that nobody keeps is let go of when the memory is tidied up.
const HOLD = `
  const { takeLock } = await import(process.argv[1])
  globalThis.lock = takeLock(process.argv[2])
  console.log(globalThis.lock ? 'taken' : 'refused')
  setInterval(() => undefined, 1000)
`

/** A process of its own that takes the folder and keeps it. @returns what it says */
async function holder(dataDir: string): Promise<{ child: ChildProcess; says: string }> {
  const lock = pathToFileURL(join(import.meta.dirname, 'lock.ts')).href
  const command = ['--input-type=module', '-e', HOLD, lock, dataDir]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  // A test that fails must not leave it: the run would wait for it.
  onTestFinished(() => void child.kill('SIGKILL'))
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, says: chunk.toString().trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

function taken(dataDir: string): Lock {
  const lock = takeLock(dataDir)
  if (lock === undefined) throw new Error('another has the lock')
  return lock
}

test('the folder has one holder at a time, in this process too', ({ folder }) => {
  const lock = taken(folder.dataDir)
  expect(takeLock(folder.dataDir)).toBeUndefined()
  lock.release()
  taken(folder.dataDir).release()
})

test('another process is refused, and this one by it', async ({ folder }) => {
  const lock = taken(folder.dataDir)
  const refused = await holder(folder.dataDir)
  expect(refused.says).toBe('refused')
  lock.release()
  const holding = await holder(folder.dataDir)
  expect(holding.says).toBe('taken')
  expect(takeLock(folder.dataDir)).toBeUndefined()
  await Promise.all([kill(refused.child), kill(holding.child)])
})

test('the folder is free after kill -9 of its holder', async ({ folder }) => {
  const { child } = await holder(folder.dataDir)
  expect(takeLock(folder.dataDir)).toBeUndefined()
  await kill(child)
  taken(folder.dataDir).release()
})
