import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saidBy } from '../testing/said.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const cli = (...args: string[]) =>
  saidBy(args, { cwd: folder, dataDir: folder, now: new Date('2026-05-17T10:00:00Z') })

const left = () => readdirSync(folder)

test('print writes the file and says its path, pages and blocks', async () => {
  const path = join(folder, 'blokk.pdf')
  const { code, out, err } = await cli('print', '--sheets', '25', '--back', '--out', 'blokk.pdf')
  expect({ code, out, err }).toEqual({ code: 0, out: `${path}: 50 sider, 50 blokker`, err: '' })
  expect(left()).toEqual(['blokk.pdf'])
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a shortened name is a warning, in the language of the block', async () => {
  const { code, err } = await cli(
    'print',
    '--names',
    'W'.repeat(60),
    '--lang',
    'en',
    '--out',
    'x.pdf',
  )
  expect(code).toBe(0)
  expect(err).toContain('is too long and is shortened')
})

describe('what cannot be printed names itself, says what is allowed and exits 2', () => {
  test.each<[string, string[]]>([
    ['--paper: «a3» kan ikke brukes\nLov: a4|a5|letter', ['--paper', 'a3']],
    ['--sheets: «0» kan ikke brukes\nLov: 1–1000', ['--sheets', '0']],
    ['--sheets: «1e3» kan ikke brukes\nLov: 1–1000', ['--sheets', '1e3']],
    ['--now: «2026-02-30» kan ikke brukes\nLov: 2026-01-01', ['--now', '2026-02-30']],
    ['--variant mangler en verdi\nLov: nordic|nordicForced|american', ['--variant']],
    ['--variant mangler en verdi\nLov: nordic|nordicForced|american', ['--variant', '--large']],
    ['Ukjent valg: --papir\nSe --help.', ['--papir', 'a4']],
    ['Ukjent valg: -x\nSe --help.', ['-x']],
    ['Ventet ikke «blokk.pdf»\nSe --help.', ['blokk.pdf']],
    ['--large: «ja» kan ikke brukes', ['--large=ja']],
    [
      '--per-sheet: På A5 er det plass til 1 eller 2 blokker.\nLov: 1|2',
      ['--paper', 'a5', '--per-sheet', '4'],
    ],
    [
      '--per-sheet: Stor skrift trenger hele arket til 1 blokk.\nLov: 1',
      ['--large', '--per-sheet', '2', '--no-cut-marks'],
    ],
    [
      '--columns: Stor skrift har plass til høyst 4 kolonner.\nLov: 1|2|3|4',
      ['--large', '--columns', '5'],
    ],
    [
      '--tally: Så små blokker har ikke plass til felt for pluss og minus.\nLov: --no-tally',
      ['--per-sheet', '4', '--tally'],
    ],
    [
      '--names: Det er flere navn enn navnefelt.\nLov: høyst 2 navn',
      ['--columns', '2', '--names', 'a,b,c'],
    ],
  ])('%s', async (message, args) => {
    const { code, err, out } = await cli('print', '--out', 'x.pdf', ...args)
    expect({ code, err, out }).toEqual({ code: 2, err: message, out: '' })
    expect(left()).toEqual([])
  })

  test('a command that is none, and no command', async () => {
    expect(await cli('trykk')).toMatchObject({ code: 2, err: 'Ukjent kommando: trykk\nSe --help.' })
    expect(await cli('toString')).toMatchObject({ code: 2 })
    expect(await cli()).toMatchObject({ code: 2 })
  })

  test('no --out', async () => {
    expect((await cli('print')).code).toBe(2)
  })

  test.each([
    ['nn', 'Ukjent val: --papir'],
    ['sv', 'Okänt val: --papir'],
    ['da', 'Ukendt valg: --papir'],
    ['en', 'Unknown option: --papir'],
  ])('in %s', async (lang, message) => {
    expect((await cli('print', '--papir', `--lang=${lang}`)).err).toContain(message)
  })
})

describe('a path that cannot be written exits 1 and leaves nothing', () => {
  test('a folder that is not there', async () => {
    const { code, err } = await cli('print', '--out', 'nope/x.pdf', '--sheets', '1')
    expect(code).toBe(1)
    expect(err).toContain('ENOENT')
    expect(left()).toEqual([])
  })

  test('a folder in the place of the file', async () => {
    mkdirSync(join(folder, 'x.pdf'))
    const { code } = await cli('print', '--out', 'x.pdf', '--sheets', '1')
    expect(code).toBe(1)
    expect(left()).toEqual(['x.pdf'])
  })
})

test.each(['nb', 'nn', 'en', 'sv', 'da'])('--help in %s lists every option', async (lang) => {
  const { code, out } = await cli('print', '--help', '--lang', lang)
  expect(code).toBe(0)
  for (const option of [
    'variant',
    'paper',
    'per-sheet',
    'sheets',
    'columns',
    'columns-are',
    'names',
    'date',
    'hints',
    'tally',
    'large',
    'save-ink',
    'colour',
    'margin',
    'cut-marks',
    'back',
    'lang',
    'now',
    'out',
    'help',
  ])
    expect(out).toContain(`--${option}`)
  expect((await cli('--help')).code).toBe(0)
})

test('the same options and --now give the same bytes, whatever the clock, zone and language', () => {
  const files = [
    { TZ: 'Pacific/Kiritimati', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' },
  ].map((env, i) => {
    const path = join(folder, `${i}.pdf`)
    const args = ['print', '--sheets', '30', '--back', '--now', '2026-01-01', '--out', path]
    const yatzy = new URL('../cli.ts', import.meta.url).pathname
    const { status, stderr } = spawnSync(process.execPath, [yatzy, ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return readFileSync(path)
  })
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true)
}, 60_000)
