import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, BackendEvent } from '../shared/contract.ts'
import type { SentFileView } from '../shared/programViews.ts'
import { createBackend } from './backend.ts'
import { openBrowserShell } from './browser/testing/browserShell.ts'
import { openElectronShell } from './browser/testing/electronShell.ts'
import type { OpenShell, TestShell } from './browser/testing/shell.ts'
import { SEAL } from './store/seal.ts'
import { SYSTEM } from './system.ts'

const SHELLS: [string, OpenShell][] = [
  ['Electron', openElectronShell],
  ['a browser', openBrowserShell],
]

const PAGE = '<!doctype html><title>Yatzyblokka</title>'
const SECRET = 'only for the program itself'

describe.each(SHELLS)('in %s', (_, openShell) => {
  let folder: string
  let dataDir: string
  let shell: TestShell

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
    dataDir = join(folder, 'Åse Ærø', 'blåbær')
    const renderer = join(folder, 'dist', 'renderer')
    mkdirSync(join(renderer, 'assets'), { recursive: true })
    writeFileSync(join(renderer, 'index.html'), PAGE)
    writeFileSync(join(renderer, 'assets', 'main.js'), 'let a')
    writeFileSync(join(folder, 'dist', 'secret.html'), SECRET)
    shell = await openShell({ folder, dataDir })
  })

  afterEach(async () => {
    await shell.end()
    rmSync(folder, { recursive: true })
  })

  const list = (): Promise<Answer> => shell.invoke('players.list', {})

  test('a window gets the page and its files', async () => {
    expect(await shell.get('/')).toMatchObject({ status: 200, body: PAGE })
    expect(await shell.get('/assets/main.js')).toMatchObject({
      status: 200,
      body: 'let a',
      type: 'text/javascript; charset=utf-8',
    })
  })

  test('every file comes with the policy that lets nothing else in', async () => {
    const { policy } = await shell.get('/')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  test.each(['/%2e%2e%2fsecret.html', '/..%5csecret.html', '/%00', '/none.html', '/assets'])(
    'no path leads elsewhere: %s',
    async (path) => {
      const { status, body } = await shell.get(path)
      expect(status).toBe(404)
      expect(body).not.toContain(SECRET)
    },
  )

  test('a call is answered', async () => {
    const ida = { id: 1, name: 'Ida' }
    expect(await shell.invoke('players.add', { name: 'Ida' })).toMatchObject({
      ok: true,
      value: ida,
    })
    expect(await list()).toMatchObject({ ok: true, value: [ida] })
  })

  test('a call that is none, and one with wrong arguments, are refused', async () => {
    expect(await shell.invoke('players.steal', {})).toEqual({ ok: false, code: 'unknownCall' })
    expect(await shell.invoke('players.add', {})).toEqual({ ok: false, code: 'badArguments' })
  })

  test('a foreign sender is refused, and nothing is changed', async () => {
    for (const foreign of shell.foreigners)
      expect(await foreign('players.add', { name: 'Ida' })).toEqual({
        ok: false,
        code: 'foreignSender',
      })
    expect(await list()).toMatchObject({ ok: true, value: [] })
  })

  test('a window is told what happens', async () => {
    const next = await shell.listen()
    await shell.invoke('players.add', { name: 'Ida' })
    expect(await next()).toEqual<BackendEvent>({ kind: 'playersChanged' })
  })

  test('the end waits for the call that runs, and leaves all in order', async () => {
    await shell.invoke('players.add', { name: 'Ida' })
    const game = { ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed' }
    await shell.invoke('games.begin', game)
    const backup = shell.invoke('data.backup', {})
    await list() // came later, and so the backup has begun
    await shell.end()
    expect(await backup).toMatchObject({ ok: true, value: { games: 1 } })
    const files = ['backups', 'lock.db', 'yatzyblokka.db', `yatzyblokka.db${SEAL}`]
    expect(readdirSync(dataDir).toSorted()).toEqual(files)
    const backend = createBackend({ ...SYSTEM, dataDir })
    expect(await backend.invoke('players.list', {})).toMatchObject({ value: [{ name: 'Ida' }] })
    await backend.close()
  })

  describe('a family’s games', () => {
    const FILE = { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' } }
    const send = async (body: string | ReadableStream): Promise<Answer> => {
      // Node sends a stream only to one who does not expect the answer before its end.
      const init = { ...FILE, body, ...(typeof body !== 'string' && { duplex: 'half' }) }
      return JSON.parse((await shell.request('/import', init)).body) as Answer // the contract's
    }
    const sent = async (body: string): Promise<string> => {
      const answer = await send(body)
      if (!answer.ok) throw new Error(answer.code)
      return (answer.value as SentFileView).token // the contract's
    }
    const takeIn = (token: string, how = 'merge'): Promise<Answer> =>
      shell.invoke('data.import', { from: { kind: 'file', token }, how })
    const incoming = (): string[] => {
      const path = join(dataDir, 'incoming')
      return existsSync(path) ? readdirSync(path) : []
    }
    const games = async (): Promise<Answer> => shell.invoke('data.look', {})

    /** The file of a family with one game; it is here already. */
    async function file(): Promise<string> {
      await shell.invoke('players.add', { name: 'Ida' })
      const game = { ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed' }
      await shell.invoke('games.begin', game)
      return (await shell.get('/export/games')).body
    }
    /** The same of another family. */
    const other = async (): Promise<string> =>
      (await file())
        .replaceAll(/"(game|player)":"/g, '"$1":"other-')
        .replace('"players":["', '"players":["other-')

    test('go out and come in', async () => {
      const text = await other()
      expect(await shell.get('/export/games')).toMatchObject({
        ...{ status: 200, type: 'application/x-ndjson; charset=utf-8' },
      })
      expect(await shell.get('/export/table?language=nb')).toMatchObject({
        ...{ status: 200, type: 'text/csv; charset=utf-8' },
        body: expect.stringMatching(/^Dato;/) as string, // fetch has taken the mark of the byte order
      })
      const token = await sent(text)
      expect(incoming()).toHaveLength(1)
      expect(await takeIn(token)).toMatchObject({ value: { added: 1, games: 2 } })
      expect(incoming()).toEqual([])
      expect(await takeIn(token)).toMatchObject({ code: 'importGone' })
    })

    test('are nobody else’s business', async () => {
      const text = await file()
      for (const stranger of shell.strangers) {
        const { status, body } = await stranger('/export/games', {})
        expect(status).toBeGreaterThanOrEqual(400)
        expect(body).not.toContain('Ida')
        expect((await stranger('/import', { ...FILE, body: text })).status).toBeGreaterThanOrEqual(
          400,
        )
      }
      expect(incoming()).toEqual([])
    })

    test.each([
      ['GET', '/import'],
      ['PUT', '/import'],
      ['POST', '/export/games'],
      ['DELETE', '/export/games'],
      ['POST', '/import/more'],
    ])('take no other way: %s %s', async (method, path) => {
      const init = { ...FILE, method, ...(method !== 'GET' && { body: '{}' }) }
      expect((await shell.request(path, init)).status).toBeGreaterThanOrEqual(400)
      expect(incoming()).toEqual([])
    })

    test('are no file of another program, nor of a newer one, nor one long line', async () => {
      for (const [body, code] of [
        ['Dato;Sum\n', 'importForeign'],
        ['', 'importForeign'],
        ['{"format":"yatzyblokka","version":2}\n', 'importNewer'],
        ['x'.repeat(1_000_001), 'importTooLong'],
      ] as const)
        expect(await send(body)).toMatchObject({ ok: false, code })
      expect(incoming()).toEqual([])
    })

    test('come in one file at a time', async () => {
      const text = await other()
      const token = await sent(text)
      const first = takeIn(token)
      await list() // came later, and so the import has begun
      expect(await send(text)).toEqual({ ok: false, code: 'importBusy' })
      expect(await takeIn(token)).toEqual({ ok: false, code: 'importBusy', details: {} })
      expect(await first).toMatchObject({ value: { added: 1 } })
    })

    test('that are on their way make another wait', async () => {
      const text = await other()
      const { readable, writable } = new TransformStream()
      const writer = writable.getWriter()
      const first = send(readable)
      await writer.write(new TextEncoder().encode(text.slice(0, 50)))
      await expect.poll(incoming).toHaveLength(1)
      expect(await send(text)).toEqual({ ok: false, code: 'importBusy' })
      await writer.write(new TextEncoder().encode(text.slice(50)))
      await writer.close()
      expect(await first).toMatchObject({ ok: true, value: { games: 1 } })
    })

    test('that break off on their way leave nothing', async () => {
      const { readable, writable } = new TransformStream()
      const writer = writable.getWriter()
      const first = send(readable).catch((error: unknown) => error)
      await writer.write(new TextEncoder().encode('{"format":"yatzyblokka",'))
      await expect.poll(incoming).toHaveLength(1)
      await writer.abort(new Error('the window is gone'))
      await first
      await expect.poll(incoming).toEqual([])
      expect(await send(await file())).toMatchObject({ ok: true })
    })

    test('are as they were where an import is given up', async () => {
      const token = await sent(await other())
      const before = await games()
      const first = takeIn(token, 'replace')
      await list() // came later, and so the import has begun
      await shell.invoke('data.stop', {})
      expect(await first).toEqual({ ok: false, code: 'importStopped', details: {} })
      expect(await games()).toMatchObject({ value: { games: 1 } })
      expect(before).toMatchObject({ value: { games: 1 } })
      expect(await takeIn(token)).toMatchObject({ value: { added: 1 } })
    })

    test('are as they were where the program ends meanwhile', async () => {
      const first = takeIn(await sent(await other()), 'replace')
      await list() // came later, and so the import has begun
      await shell.end()
      expect(await first).toEqual({ ok: false, code: 'importStopped', details: {} })
      const backend = createBackend({ ...SYSTEM, dataDir })
      expect(await backend.invoke('data.look', {})).toMatchObject({ value: { games: 1 } })
      expect(incoming()).toEqual([])
      await backend.close()
    })
  })
})
