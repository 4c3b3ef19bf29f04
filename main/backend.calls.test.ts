import { describe, expect } from 'vitest'
import { CALLS } from '../shared/contract.ts'
import { test } from './testing/test.ts'

describe('a call the contract does not have is unknown:', () => {
  const NAMES = ['', 'games', 'games.cheat', 'Games.view', 'games.view ', 'x'.repeat(100_000)]
  for (const name of [...NAMES, '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    test(JSON.stringify(name.slice(0, 20)), async ({ program }) => {
      expect(await program.answer(name, {})).toEqual({ ok: false, code: 'unknownCall' })
    })
})

/** Arguments a call takes, and what each of them may not be. */
type Fields = readonly [object, Readonly<Record<string, readonly unknown[]>>]

const HUGE = 'x'.repeat(1_000_000)
const NO_NUMBERS = [null, undefined, '1', true, {}, [], [1], HUGE]
const NO_IDS = [...NO_NUMBERS, NaN, Infinity, -Infinity, 0, -1, 1.5, 2 ** 53, 1e308]
const NO_NAMES = [null, undefined, 1, NaN, true, {}, ['Ida'], HUGE]
const NO_HOLDS = [
  ...[null, undefined, 0, '0', {}, [null], ['0'], [NaN], [-1], [0.5], [10], [1e308], [[0]]],
  Array.from({ length: 100_000 }, () => 0),
]

const NO_SEATS = [...NO_NUMBERS, NaN, Infinity, -1, 0.5, 10, 2 ** 53]
const NO_DICE = [...NO_HOLDS, [0], [7], ['1'], [1.5], [[1]], Array(11).fill(1)]
const NO_WRITING = [
  ...[null, undefined, 3, '3', [], {}, { points: '3' }, { points: -1 }, { points: NaN }],
  ...[{ points: 1e308 }, { points: 3, dice: [1] }, { points: 3, more: 1 }, { extra: 100 }],
  ...NO_DICE.filter((dice) => dice !== undefined).map((dice) => ({ dice })),
]

const ON_GAME: Fields = [
  { game: 1, version: 1 },
  { game: NO_IDS, version: NO_IDS },
]
const ON_SEAT: Fields = [
  { game: 1, version: 1, seat: 0 },
  { version: NO_IDS, seat: NO_SEATS },
]

const FIELDS: Readonly<Record<string, Fields>> = {
  'program.recover': [{ choice: 'restore' }, { choice: [...NO_NAMES, 'Restore', ''] }],
  'players.add': [{ name: 'Kari' }, { name: NO_NAMES }],
  'players.rename': [
    { player: 1, name: 'Kari' },
    { player: NO_IDS, name: NO_NAMES },
  ],
  'games.begin': [
    { ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed' },
    {
      ruleset: NO_NAMES,
      mode: [...NO_NAMES, 'air'],
      players: [null, 1, '1', {}, [null], ['1'], [NaN], [0], [[1]], Array(100_000).fill(1)],
      first: [...NO_NAMES, 'lowest'],
    },
  ],
  'games.view': [{ game: 1 }, { game: NO_IDS }],
  'games.order': ON_GAME,
  'games.hold': [
    { game: 1, version: 1, held: [] },
    { version: NO_IDS, held: NO_HOLDS },
  ],
  'games.throw': [
    { game: 1, version: 1, held: [] },
    { game: NO_IDS, version: NO_IDS, held: NO_HOLDS },
  ],
  'games.enter': [
    { game: 1, version: 1, row: 'ones' },
    { game: NO_IDS, version: NO_IDS, row: NO_NAMES },
  ],
  'games.undo': [{ game: 1, version: 1, to: 1 }, { to: NO_IDS.filter((no) => no !== undefined) }],
  'games.redo': ON_GAME,
  'games.abandon': ON_GAME,
  'games.leave': ON_SEAT,
  'games.choose': ON_SEAT,
  'games.write': [
    { game: 1, version: 1, seat: 0, row: 'ones', written: { points: 3 } },
    { version: NO_IDS, seat: NO_SEATS, row: NO_NAMES, written: NO_WRITING },
  ],
  'games.count': [
    { game: 1, seat: 0, dice: [1, 2, 3, 4, 5] },
    { game: NO_IDS, seat: NO_SEATS, without: NO_NAMES.slice(2), dice: NO_DICE },
  ],
  'settings.set': [
    { textSize: 100 },
    {
      language: ['fi', null, 1],
      theme: ['sepia', null, 1],
      textSize: ['100', 110, null],
      singleKeys: [1, 'true', null],
    },
  ],
}

const OPTIONAL = ['to', 'without', 'language', 'theme', 'textSize', 'singleKeys']

describe('bad arguments are refused, and nothing changes:', () => {
  for (const [channel, [good, fields]] of Object.entries(FIELDS))
    test(channel, async ({ program, table }) => {
      await table.throw()
      const before = await program.everything()
      const bad = Object.entries(fields).flatMap(([field, values]) => [
        ...values.map((value) => ({ ...good, [field]: value })),
        ...(OPTIONAL.includes(field) ? [] : [without(good, field)]),
      ])
      for (const args of bad)
        expect(await program.answer(channel, args), shown(args)).toEqual({
          ok: false,
          code: 'badArguments',
        })
      expect(await program.everything()).toEqual(before)
    })

  for (const channel of Object.keys(CALLS))
    test(`${channel}, no object or one with more in it`, async ({ program, table }) => {
      await table.throw()
      const before = await program.everything()
      const [good = {}] = FIELDS[channel] ?? []
      const more = ['extra', 'toString', 'constructor', '__proto__'].map(
        (name) =>
          JSON.parse(JSON.stringify({ ...good, EXTRA: {} }).replace('EXTRA', name)) as object,
      )
      for (const args of [null, undefined, 1, NaN, true, 'x', HUGE, [good], ...more])
        expect(await program.answer(channel, args), shown(args)).toEqual({
          ok: false,
          code: 'badArguments',
        })
      expect(await program.everything()).toEqual(before)
    })
})

function without(args: object, field: string): object {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== field))
}

const shown = (args: unknown): string => (JSON.stringify(args) ?? String(args)).slice(0, 200)
