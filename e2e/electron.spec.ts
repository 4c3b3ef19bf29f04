import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron as electron, expect, type Page, test } from '@playwright/test'
import { electronRuntime } from '../tools/electronRuntime.ts'
import { Table } from './table.ts'

const executablePath = electronRuntime()
const WHY =
  'NOT RUN: Electron’s own window. Its runtime is not here; «npm run fetch-electron» fetches it.'
if (executablePath === undefined) console.warn(WHY)

test.skip(executablePath === undefined, WHY)

/** One start of the program in its own window. */
async function opened(dataDir: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await electron.launch({
    executablePath: executablePath ?? '',
    cwd: resolve(import.meta.dirname, '..'),
    args: [...root, '.', '--data', dataDir],
  })
  return { page: await app.firstWindow(), close: () => app.close() }
}

test('a game in Electron’s window goes on where it was after the window was closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yatzyblokka-electron-'))
  try {
    const first = await opened(folder)
    const table = new Table(first.page)
    await table.begin(['Ida'])
    await table.throw()
    const dice = await table.dice()
    await first.close()

    const second = await opened(folder)
    await second.page.getByRole('link', { name: 'Fortsett: Ida' }).click()
    const again = new Table(second.page)
    await expect(again.button(/2 kast igjen$/)).toBeVisible()
    await expect.poll(() => again.dice()).toEqual(dice)
    // A page may go nowhere and reach nothing: the bridge is all it has.
    expect(
      await second.page.evaluate(() => typeof (globalThis as { require?: unknown }).require),
    ).toBe('undefined')
    await second.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
