import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, BackendEvent } from '../shared/contract.ts'
import { createBackend } from './backend.ts'
import { openBrowserShell } from './browser/testing/browserShell.ts'
import { openElectronShell } from './browser/testing/electronShell.ts'
import type { OpenShell, TestShell } from './browser/testing/shell.ts'
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
    expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'lock.db', 'yatzyblokka.db'])
    const backend = createBackend({ ...SYSTEM, dataDir })
    expect(await backend.invoke('players.list', {})).toMatchObject({ value: [{ name: 'Ida' }] })
    await backend.close()
  })
})
