import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

const json = async (...args: string[]): Promise<unknown> =>
  JSON.parse((await cli(...args, '--json')).out)
const card = (content: unknown): void =>
  writeFileSync(join(folder, 'card.json'), JSON.stringify(content))

test('solve says how many states there are, how long it took, and what the best play comes to', async () => {
  expect(await json('solve', '--variant', 'nordicForced')).toEqual({
    variant: 'nordicForced',
    states: 112,
    seconds: expect.any(Number) as number,
    expected: expect.closeTo(150.216796511, 6) as number,
  })
  expect((await cli('solve', '--variant', 'nordicForced')).out).toContain(
    'nordicForced: 150.2168 poeng',
  )
})

test('advise weighs every hold of an empty card', async () => {
  const answer = await json(
    'advise',
    '--variant',
    'american',
    '--dice',
    '1,1,6,6,6',
    '--throws-left',
    '2',
  )
  expect(answer).toMatchObject({ value: expect.closeTo(265.11336059, 6) as number, best: ['666'] })
  const { choices } = answer as { choices: { hold: string; cost: number }[] }
  expect(choices.map(({ hold }) => hold)).toEqual([
    '11666',
    '1166',
    '1666',
    '116',
    '166',
    '666',
    '11',
    '16',
    '66',
    '1',
    '6',
    '',
  ])
  expect(choices.filter(({ cost }) => cost === 0)).toHaveLength(1)
})

test('advise weighs every row, with what is written on the card', async () => {
  card({ yatzy: { points: 50, extra: 0 }, sixes: { points: 18, extra: 0 } })
  const args = [
    '--variant',
    'american',
    '--card',
    'card.json',
    '--dice',
    '66666',
    '--throws-left',
    '0',
  ]
  const answer = await json('advise', ...args)
  expect(answer).toMatchObject({
    value: expect.closeTo(50 + 18 + 353.879345228, 6) as number,
    best: ['largeStraight'],
  })
  const { choices } = answer as { choices: { row: string; points: number }[] }
  expect(choices).toContainEqual(
    expect.objectContaining({ row: 'largeStraight', points: 40, extra: 100 }),
  )
  expect((await cli('advise', ...args)).out.split('\n')[1]).toContain('largeStraight')
})

test('simulate plays the same again for the same seed', async () => {
  const args = ['--variant', 'nordicForced', '--games', '300', '--strength', 'softmax:0.5']
  const first = await json('simulate', ...args, '--seed', '5')
  expect(await json('simulate', ...args, '--seed', '5')).toEqual(first)
  expect(await json('simulate', ...args, '--seed', '6')).not.toEqual(first)
  expect(first).toMatchObject({
    variant: 'nordicForced',
    games: 300,
    seed: 5,
    strength: 'softmax:0.5',
  })
})

describe('what is asked for wrongly names itself and exits 2', () => {
  const advise = ['advise', '--variant', 'american', '--dice', '11666', '--throws-left', '2']
  test.each<[string, string[]]>([
    ['--variant mangler\nLov: nordic|nordicForced|american', ['solve']],
    [
      '--variant: «toString» kan ikke brukes\nLov: nordic|nordicForced|american',
      ['solve', '--variant', 'toString'],
    ],
    ['Ukjent valg: --dice\nSe --help.', ['solve', '--variant', 'nordic', '--dice', '11111']],
    ['--json: «ja» kan ikke brukes', ['solve', '--variant', 'nordic', '--json=ja']],
    ['Ventet ikke «nordic»\nSe --help.', ['solve', 'nordic']],
    ['--dice: «11667» kan ikke brukes\nLov: 11666', [...advise, '--dice', '11667']],
    ['--dice: «1166» kan ikke brukes\nLov: 11666', [...advise, '--dice', '1166']],
    ['--dice: «» kan ikke brukes\nLov: 11666', [...advise, '--dice=']],
    ['--throws-left: «3» kan ikke brukes\nLov: 0–2', [...advise, '--throws-left', '3']],
    ['--throws-left: «-1» kan ikke brukes\nLov: 0–2', [...advise, '--throws-left=-1']],
    ['--throws-left mangler en verdi\nLov: 0–2', ['advise', '--throws-left']],
    [
      '--games: «0» kan ikke brukes\nLov: 1–1000000',
      ['simulate', '--variant', 'nordic', '--games', '0'],
    ],
    [
      '--strength: «softmax:0» kan ikke brukes\nLov: perfect|points|softmax:1',
      ['simulate', '--variant', 'nordic', '--games', '1', '--strength', 'softmax:0'],
    ],
    [
      '--seed: «4294967296» kan ikke brukes\nLov: 0–4294967295',
      ['simulate', '--variant', 'nordic', '--games', '1', '--seed', '4294967296'],
    ],
  ])('%s', async (message, args) => {
    expect(await cli(...args)).toEqual({ code: 2, out: '', err: message })
  })
})

describe('a card that no game comes to exits 2 with a sentence', () => {
  const full = { points: 0, extra: 0 }
  test.each<[string, string, unknown]>([
    ['Ukjent rute: «sevens»', 'nordic', { sevens: full }],
    ['Ukjent rute: «toString»', 'nordic', { toString: full }],
    ['Ruta sixes kan bare ha 0, 6, 12, 18, 24, 30.', 'nordic', { sixes: { points: 7, extra: 0 } }],
    [
      'I tvungen yatzy fyller du ovenfra og ned. Ruta ones mangler.',
      'nordicForced',
      { twos: full },
    ],
    [
      'Ruta chance kan ikke ha så mange ekstrapoeng.',
      'nordic',
      { chance: { points: 10, extra: 100 } },
    ],
    [
      'Ruta fives kan ikke ha så mange ekstrapoeng.',
      'american',
      { yatzy: { points: 0, extra: 0 }, fives: { points: 25, extra: 100 } },
    ],
    [
      'Ruta yatzy kan ikke ha så mange ekstrapoeng.',
      'american',
      { yatzy: { points: 50, extra: 200 }, fives: { points: 25, extra: 0 } },
    ],
    [
      'Kolonnen er full.',
      'american',
      Object.fromEntries(
        'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight chance yatzy'
          .split(' ')
          .map((row) => [row, full]),
      ),
    ],
  ])('%s', async (message, variant, content) => {
    card(content)
    const args = [
      '--variant',
      variant,
      '--card',
      'card.json',
      '--dice',
      '11666',
      '--throws-left',
      '1',
    ]
    expect(await cli('advise', ...args)).toEqual({ code: 2, out: '', err: message })
  })

  test.each<[string, string]>([
    ['is no JSON', '{'],
    ['is a list', '[]'],
    ['has no points', '{"ones":{"extra":0}}'],
    ['has points as text', '{"ones":{"points":"3"}}'],
    ['is huge', ' '.repeat(200_000)],
  ])('a file that %s', async (_, content) => {
    writeFileSync(join(folder, 'card.json'), content)
    const args = [
      '--variant',
      'nordic',
      '--card',
      'card.json',
      '--dice',
      '11666',
      '--throws-left',
      '1',
    ]
    const { code, err } = await cli('advise', ...args)
    expect(code).toBe(2)
    expect(err).toContain('card.json er ingen kolonne')
  })

  test.each(['nope.json', '.'])('a file that cannot be read: %s', async (path) => {
    const args = ['--variant', 'nordic', '--card', path, '--dice', '11666', '--throws-left', '1']
    const { code, err } = await cli('advise', ...args)
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('Kan ikke lese') as string,
    })
  })
})

test.each(['nb', 'nn', 'en', 'sv', 'da'])(
  '--help in %s lists the options of each command',
  async (lang) => {
    for (const command of ['solve', 'advise', 'simulate']) {
      const { code, out } = await cli(command, '--help', '--lang', lang)
      expect(code).toBe(0)
      for (const option of ['--variant', '--json', '--lang', '--help'])
        expect(out).toContain(option)
    }
  },
)
