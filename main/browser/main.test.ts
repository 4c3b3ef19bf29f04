import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SEAL } from '../store/seal.ts'
import { createBackend } from '../backend.ts'
import { SYSTEM } from '../system.ts'
import { type BrowserWatch, watchBrowsers } from './testing/fakeBrowser.ts'
import {
  ADDRESS,
  type Built,
  buildProgram,
  enter,
  type Program,
  startProgram,
} from './testing/program.ts'

// Every test starts processes, two of them on a busy machine of two cores.
vi.setConfig({ testTimeout: 30_000 })

let built: Built
let folder: string
let dataDir: string
let programs: Program[]

beforeAll(() => {
  built = buildProgram()
}, 30_000)

afterAll(() => built.remove())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  dataDir = join(folder, 'Åse Ærø', 'blåbær')
  programs = []
})

afterEach(async () => {
  for (const program of programs) program.process.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
  rmSync(folder, { recursive: true })
})

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const program = startProgram(built, args, {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    LC_ALL: 'nb_NO.UTF-8',
    XDG_CACHE_HOME: join(folder, 'cache'),
    ...env,
  })
  programs.push(program)
  return program
}

const serving = (): Program => start(['--serve', '--data', dataDir])

async function addressOf(program: Program): Promise<string> {
  const [address] = await program.printed(ADDRESS)
  return address
}

/** After an orderly end no journal of SQLite's is left. */
const FILES_LEFT = ['address.json', 'lock.db', 'yatzyblokka.db', `yatzyblokka.db${SEAL}`]

const addIda = async (address: string): Promise<unknown> =>
  (await enter(address)).call('players.add', { name: 'Ida' })
const IDA = { ok: true, value: [{ id: 1, name: 'Ida' }] }
const listPlayers = async (address: string): Promise<unknown> =>
  (await enter(address)).call('players.list', {})

describe('a program that serves', () => {
  test('prints its address on a line by itself and keeps what is done there', async () => {
    const address = await addressOf(serving())
    await addIda(address)
    expect(await listPlayers(address)).toMatchObject(IDA)
    expect(readdirSync(dataDir)).toContain('yatzyblokka.db')
  })

  test('backs up on a thread that finds its file', async () => {
    const page = await enter(await addressOf(serving()))
    await page.call('players.add', { name: 'Ida' })
    const game = { ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed' }
    await page.call('games.begin', game)
    expect(await page.call('data.backup', {})).toMatchObject({ ok: true, value: { games: 1 } })
  })

  test('says that there is no display where nobody asked for an address', async () => {
    const program = start(['--data', dataDir])
    await addressOf(program)
    const [sentence] = await program.printed(/^Det er ingen skjerm her\..*$/m)
    expect(sentence).toContain('Åpne denne adressen i en nettleser:')
  })

  test('uses the usual folder unless it is told another', async () => {
    await addressOf(start(['--serve'], { XDG_DATA_HOME: join(folder, 'share') }))
    expect(existsSync(join(folder, 'share', 'yatzyblokka', 'yatzyblokka.db'))).toBe(true)
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends in order at %s', async (signal) => {
    const program = serving()
    await addIda(await addressOf(program))
    program.process.kill(signal)
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(dataDir).toSorted()).toEqual(FILES_LEFT)
    expect(await listPlayers(await addressOf(serving()))).toMatchObject(IDA)
  })

  test('ends in order when its terminal is gone', async () => {
    const program = serving()
    await addressOf(program)
    program.process.stdout?.destroy()
    program.process.stderr?.destroy()
    program.process.kill('SIGHUP')
    const code = await new Promise((resolve) => program.process.on('exit', resolve))
    expect(code).toBe(0)
  })

  test('has lost nothing after kill -9', async () => {
    const killed = serving()
    await addIda(await addressOf(killed))
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(await listPlayers(await addressOf(serving()))).toMatchObject(IDA)
  })
})

describe('a page that was left open', () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('goes on after %s and a new start', async (signal) => {
    const first = serving()
    const page = await enter(await addressOf(first))
    await page.call('players.add', { name: 'Ida' })
    first.process.kill(signal)
    await first.ended
    await addressOf(serving())
    expect(await page.call('players.list', {})).toMatchObject(IDA)
  })

  test('does not where others could have read the secret', async () => {
    const first = serving()
    const page = await enter(await addressOf(first))
    first.process.kill('SIGTERM')
    await first.ended
    chmodSync(join(dataDir, 'address.json'), 0o644)
    await addressOf(serving())
    await expect(page.call('players.list', {})).rejects.toThrow()
  })
})

describe('a second start', () => {
  test('prints the address of the program that runs, and ends', async () => {
    const first = await addressOf(serving())
    const second = await serving().ended
    expect(second).toMatchObject({ code: 0, stderr: '' })
    expect(second.stdout).toContain('Yatzyblokka er allerede åpen')
    const [address] = ADDRESS.exec(second.stdout) ?? []
    expect(address).toBe(first)
  })

  test('at the very same time leaves one program that serves', async () => {
    const [one, two] = await Promise.all([addressOf(serving()), addressOf(serving())])
    expect(one).toBe(two)
  })

  test('finds the way in a file that only this user can read', async () => {
    await addressOf(serving())
    expect(statSync(join(dataDir, 'address.json')).mode & 0o777).toBe(0o600)
  })

  test('just after the first one ended takes its place', async () => {
    const first = serving()
    await addressOf(first)
    first.process.kill('SIGTERM')
    await addressOf(serving())
    expect(await first.ended).toMatchObject({ code: 0 })
  })

  test.each([
    ['nothing', undefined],
    ['a port where nobody is', JSON.stringify({ port: 1, secret: 'A'.repeat(43) })],
  ])('that finds %s says that the program is open', async (_, word) => {
    const backend = createBackend({ ...SYSTEM, dataDir })
    if (word !== undefined) writeFileSync(join(dataDir, 'address.json'), word, { mode: 0o600 })
    expect(await serving().ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Yatzyblokka er allerede åpen.\n',
    })
    await backend.close()
  })
})

describe('a folder that can’t be used is named in one sentence', () => {
  async function expectUnusable(dataDir: string): Promise<void> {
    expect(await start(['--serve', '--data', dataDir]).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Yatzyblokka kan ikke lagre i mappa ${dataDir}. Sjekk den, eller velg en annen med --data.\n`,
    })
  }

  test('a file lies in its place', async () => {
    writeFileSync(join(folder, 'blokk'), 'what it was')
    await expectUnusable(join(folder, 'blokk'))
    await expectUnusable(join(folder, 'blokk', 'data'))
    expect(readFileSync(join(folder, 'blokk'), 'utf8')).toBe('what it was')
  })

  test('the lock can’t be made', async () => {
    mkdirSync(join(dataDir, 'lock.db'), { recursive: true })
    await expectUnusable(dataDir)
  })

  test.runIf(process.platform === 'linux')('the system makes none there', async () => {
    await expectUnusable('/sys/yatzyblokka')
  })

  // Nothing is read-only for root.
  test.skipIf(process.getuid?.() === 0)('it is read-only', async () => {
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, 0o500)
    await expectUnusable(dataDir)
    chmodSync(dataDir, 0o700)
  })
})

test('an option that is none is named, and nothing is made', async () => {
  const { code, stdout, stderr } = await start(['--dta', dataDir]).ended
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('Ukjent valg: --dta.')
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['nb_NO.UTF-8', 'Ukjent valg'],
  ['nn_NO.UTF-8', 'Ukjent val:'],
  ['sv_SE', 'Okänt val'],
  ['da_DK.UTF-8', 'Ukendt valg'],
  ['en_GB.UTF-8', 'Unknown option'],
  ['fr_FR.UTF-8', 'Unknown option'],
  ['C', 'Unknown option'],
])('on a system in %s the terminal says «%s»', async (locale, words) => {
  const { stderr } = await start(['--dta'], { LC_ALL: locale }).ended
  expect(stderr).toContain(words)
})

test('--help shows the options and starts nothing', async () => {
  const { code, stdout } = await start(['--help']).ended
  expect(code).toBe(0)
  for (const option of ['--data', '--serve', '--help']) expect(stdout).toContain(option)
  expect(readdirSync(folder)).toEqual([])
})

// A script is no program on Windows, and what opens a window elsewhere is another command.
describe.runIf(process.platform === 'linux')('with a display', () => {
  let watch: BrowserWatch
  beforeEach(async () => {
    watch = await watchBrowsers()
    return () => watch.close()
  })

  const display = { DISPLAY: ':99' }

  function openWindow(): Program {
    const browser = join(folder, 'browser')
    if (!existsSync(browser)) watch.makeBrowser(browser)
    return start(['--data', dataDir], { ...display, YATZYBLOKKA_BROWSER: browser })
  }

  /** Only programs of this folder are on the path. */
  function openWithout(): Program {
    return start(['--data', dataDir], { ...display, PATH: join(folder, 'bin') })
  }

  test('a browser opens one window with a profile of its own', async () => {
    openWindow()
    const { argv } = await watch.next()
    expect(argv).toContainEqual(
      expect.stringMatching(/^--app=http:\/\/127\.0\.0\.1:\d+\/\?ticket=/),
    )
    const profile = argv.find((arg) => arg.startsWith('--user-data-dir='))
    expect(profile).toContain(join(folder, 'cache', 'yatzyblokka'))
    expect(argv).toContain('--window-size=1366,800')
  })

  test('the profile knows the window’s size the next time', async () => {
    const first = openWindow()
    process.kill((await watch.next()).pid)
    await first.ended
    openWindow()
    expect((await watch.next()).argv.join()).not.toContain('--window-size')
  })

  test('the close of the window ends the program in order', async () => {
    const program = openWindow()
    process.kill((await watch.next()).pid)
    expect(await program.ended).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(readdirSync(dataDir).toSorted()).toEqual(FILES_LEFT)
  })

  test('a second start opens a second window, and both must be closed', async () => {
    const program = openWindow()
    const first = await watch.next()
    expect(await openWindow().ended).toMatchObject({
      code: 0,
      stdout: 'Yatzyblokka er allerede åpen. Et nytt vindu åpnes.\n',
    })
    const second = await watch.next()
    process.kill(first.pid)
    // Still there: it answers a third start.
    expect(await start(['--serve', '--data', dataDir]).ended).toMatchObject({ code: 0 })
    process.kill(second.pid)
    expect(await program.ended).toMatchObject({ code: 0 })
  })

  test('a signal closes the window with the program', async () => {
    const program = openWindow()
    const { pid } = await watch.next()
    program.process.kill('SIGTERM')
    expect(await program.ended).toMatchObject({ code: 0 })
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('the default browser is taken where no other is', async () => {
    mkdirSync(join(folder, 'bin'))
    watch.makeBrowser(join(folder, 'bin', 'xdg-open'))
    openWithout()
    const { argv } = await watch.next()
    expect(argv).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\?ticket=[\w-]+$/)])
  })

  test('the default browser is taken where the other fails to start', async () => {
    mkdirSync(join(folder, 'bin'))
    watch.makeHelper(join(folder, 'bin', 'chromium'), 1)
    watch.makeBrowser(join(folder, 'bin', 'xdg-open'))
    openWithout()
    expect((await watch.next()).argv).not.toHaveLength(1)
    expect((await watch.next()).argv).toHaveLength(1)
  })

  test.each([
    ['there is none', undefined],
    ['it fails', 3],
  ])('the address is printed where no browser opens: %s', async (_, exitCode) => {
    mkdirSync(join(folder, 'bin'))
    if (exitCode !== undefined) watch.makeHelper(join(folder, 'bin', 'xdg-open'), exitCode)
    const program = openWithout()
    const address = await addressOf(program)
    await addIda(address)
    program.process.kill('SIGTERM')
    expect(await program.ended).toMatchObject({ code: 0 })
  })
})
