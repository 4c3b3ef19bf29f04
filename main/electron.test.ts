import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeElectron, FakeElectronOptions } from '../tools/fake-electron.ts'
import type { FakeWindow } from '../tools/fake-electron-window.ts'
import { createBackend } from './backend.ts'
import { keepProfileIn, PAGE_FRAME, startElectron } from './browser/testing/electronShell.ts'
import { TERMINAL } from './browser/terminal.ts'
import { SYSTEM } from './system.ts'

let folder: string
let dataDir: string
let running: FakeElectron[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  dataDir = join(folder, 'Åse Ærø', 'blåbær')
  running = []
  keepProfileIn(folder)
})

afterEach(async () => {
  for (const electron of running) electron.quit()
  await Promise.all(running.map(({ exited }) => exited))
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

async function start(options: Partial<FakeElectronOptions> = {}): Promise<FakeElectron> {
  const electron = await startElectron(dataDir, { appPath: folder, ...options })
  running.push(electron)
  return electron
}

async function open(options: Partial<FakeElectronOptions> = {}): Promise<FakeWindow> {
  const [window, ...others] = (await start(options)).windows
  if (window === undefined || others.length > 0) throw new Error('not one window')
  return window
}

describe('the window', () => {
  test('has a page that is shut in', async () => {
    const { options, calls } = await open()
    expect(options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      preload: join(folder, 'dist', 'preload', 'preload.cjs'),
    })
    expect(calls).toEqual(['load app://yatzyblokka/'])
  })

  test('is shown when there is something to see', async () => {
    const window = await open()
    expect(window.calls).not.toContain('show')
    window.emit('ready-to-show')
    expect(window.calls).toContain('show')
  })

  test.each(['will-navigate', 'will-redirect'])('goes nowhere else: %s', async (event) => {
    const window = await open()
    for (const url of [
      'https://yatzyblokka.example/',
      'app://yatzyblokka.example/',
      'app://yatzyblokka@example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,a',
    ])
      expect(window.prevents(event, { url })).toBe(true)
    expect(window.prevents(event, { url: 'app://yatzyblokka/#/players' })).toBe(false)
  })

  test('opens no other and holds no other page', async () => {
    const window = await open()
    expect(window.opens('https://yatzyblokka.example/')).toEqual({ action: 'deny' })
    expect(window.opens('app://yatzyblokka/')).toEqual({ action: 'deny' })
    expect(window.prevents('will-attach-webview')).toBe(true)
  })

  test('opens in the middle the first time, and then where it was', async () => {
    const first = await start()
    expect(first.windows[0]?.options).toMatchObject({ width: 1366, height: 800 })
    expect(first.windows[0]?.options.x).toBeUndefined()
    first.quit()
    await first.exited
    const second = await open()
    expect(second.options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 })
    expect(second.calls).not.toContain('maximize')
  })

  test('opens on a screen that is there', async () => {
    const first = await start()
    first.quit()
    await first.exited
    const { options } = await open({ workArea: { x: 0, y: 0, width: 800, height: 600 } })
    expect(options).toMatchObject({ x: 0, y: 0, width: 800, height: 600 })
  })

  test('is as large as the screen again where it was', async () => {
    const first = await start()
    const [window] = first.windows
    if (window) window.isMaximized = true
    first.quit()
    await first.exited
    expect((await open()).calls).toContain('maximize')
  })
})

describe('the session', () => {
  test.each(['request', 'check', 'device'])('gives no permission: %s', async (question) => {
    const { permissions } = await start()
    const answer = vi.fn<(given: boolean) => void>()
    const returned = permissions.get(question)?.({}, 'notifications', answer)
    expect(question === 'request' ? answer.mock.calls : [[returned]]).toEqual([[false]])
  })

  test.each([
    ['https://yatzyblokka.example/', false],
    ['http://127.0.0.1:80/', false],
    ['ws://yatzyblokka.example/', false],
    ['file:///etc/passwd', false],
    ['app://other/', false],
    ['app://yatzyblokka/assets/main.js', true],
    ['blob:app://yatzyblokka/1', true],
  ])('lets requests out: %s %s', async (url, lets) => {
    expect((await start()).lets(url)).toBe(lets)
  })

  test('answers nothing under another name of its scheme', async () => {
    mkdirSync(join(folder, 'dist', 'renderer'), { recursive: true })
    writeFileSync(join(folder, 'dist', 'renderer', 'index.html'), 'page')
    const electron = await start()
    expect((await electron.respond(new Request('app://yatzyblokka/'))).status).toBe(200)
    expect((await electron.respond(new Request('app://other/'))).status).toBe(404)
  })
})

test.each([undefined, null, 7, {}, 'toString', '__proto__'])(
  'a call of %j is none',
  async (channel) => {
    const electron = await start()
    const answer = await electron.invoke(PAGE_FRAME, channel, {})
    expect(answer).toEqual({ ok: false, code: 'unknownCall' })
  },
)

describe('a second start', () => {
  test('ends and touches nothing', async () => {
    const second = await start({ isSecond: true })
    expect(await second.exited).toBe(0)
    expect(second.windows).toHaveLength(0)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('brings the first one forward', async () => {
    const electron = await start()
    const [window] = electron.windows
    electron.emit('second-instance')
    expect(window?.calls.slice(1)).toEqual(['show', 'focus'])
    if (window) window.isMinimized = true
    electron.emit('second-instance')
    expect(window?.calls.slice(3)).toEqual(['restore', 'show', 'focus'])
  })

  test('has a profile of its own for every data folder', async () => {
    const one = await start()
    dataDir = join(folder, 'other')
    const two = await start()
    expect(one.paths.get('userData')).toContain(folder)
    expect(two.paths.get('userData')).not.toBe(one.paths.get('userData'))
  })
})

describe('a start that can’t be says why in a box', () => {
  test('the other shell has the folder', async () => {
    const backend = createBackend({ ...SYSTEM, dataDir })
    const electron = await start()
    expect(electron.errorBoxes).toEqual([TERMINAL.running])
    expect(await electron.exited).toBe(1)
    expect(electron.windows).toHaveLength(0)
    await backend.close()
  })

  test('the folder can’t be used', async () => {
    writeFileSync(join(folder, 'blokk'), '')
    dataDir = join(folder, 'blokk')
    const electron = await start()
    expect(electron.errorBoxes).toEqual([expect.stringContaining(dataDir)])
    expect(await electron.exited).toBe(1)
  })
})

describe('a command runs without a window', () => {
  test.each([
    ['in a package', { isPackaged: true }, []],
    ['as “electron .”', { isPackaged: false }, []],
    ['where an AppImage has no sandbox', { isPackaged: true }, ['--no-sandbox']],
  ])('%s', async (_, options, before) => {
    const out = join(folder, 'blokk.pdf')
    const told = vi.spyOn(console, 'log').mockReturnValue()
    const args = [...before, 'print', '--out', out]
    const electron = await startElectron(dataDir, { appPath: folder, ...options }, args)
    expect(await electron.exited).toBe(0)
    expect(readFileSync(out, 'latin1')).toMatch(/^%PDF-/)
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(out))
    expect([electron.windows.length, existsSync(dataDir)]).toEqual([0, false])
  })

  test('and one that is asked for wrongly ends with 2', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const options = { appPath: folder, isPackaged: true }
    const electron = await startElectron(dataDir, options, ['print', '--sheets', '0'])
    expect(await electron.exited).toBe(2)
    expect(told).toHaveBeenCalled()
  })

  test('but a word that is none opens the window', async () => {
    const args = ['toString', '--data', dataDir]
    const electron = await startElectron(dataDir, { appPath: folder }, args)
    running.push(electron)
    expect(electron.windows).toHaveLength(1)
  })
})

test('a fault at the start is told, and the program does not stay without a window', async () => {
  const electron = await start({ ready: Promise.reject(new Error('no display')) })
  expect(await electron.exited).toBe(1)
  expect(electron.errorBoxes).toEqual(['Error: no display'])
})

describe('the program ends in order', () => {
  test('when its window is closed', async () => {
    const electron = await start()
    electron.emit('window-all-closed')
    expect(await electron.exited).toBe(0)
    await createBackend({ ...SYSTEM, dataDir }).close()
  })

  test('when Windows shuts down, and only once', async () => {
    const electron = await start()
    electron.windows[0]?.emit('session-end')
    electron.quit()
    expect(await electron.exited).toBe(0)
    await createBackend({ ...SYSTEM, dataDir }).close()
  })
})

test('the scheme is a full one', async () => {
  const { schemes } = await start()
  expect(schemes).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
})
