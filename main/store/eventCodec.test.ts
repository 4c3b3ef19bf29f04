import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES } from '../../shared/dice.ts'
import { ENDINGS, type EventOf, FIRST_RULES, type GameEvent, SOURCES } from '../../shared/events.ts'
import { eventToRow, rowToEvent } from './eventCodec.ts'

const count = fc.nat()
const seat = fc.nat(5)
const die = fc.constantFrom(...FACES)
const dice = fc.array(die, { minLength: 1, maxLength: 10 })
const held = fc.uniqueArray(fc.nat(9), { maxLength: 10 }).map((held) => held.sort())
const row = fc.constantFrom('ones', 'fullHouse', 'extra')
const moment = fc.record({ at: fc.integer(), offset: fc.integer({ min: -840, max: 840 }) })
const date = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => ({ on: { known: 'date' as const, date: day.toISOString().slice(0, 10) } }))
const year = fc
  .integer({ min: 1950, max: 2099 })
  .map((year) => ({ on: { known: 'year' as const, year } }))
const told = fc.option(dice, { nil: undefined }).map((dice) => (dice ? { dice } : {}))

/** Of every kind an event; a kind that is missing doesn't compile. */
const EVENTS: { [Kind in GameEvent['kind']]: fc.Arbitrary<Omit<EventOf<Kind>, 'kind'>> } = {
  began: fc.record({
    ruleset: fc.string(),
    mode: fc.constantFrom(...SOURCES),
    players: fc.array(count),
    first: fc.constantFrom(...FIRST_RULES),
    contenders: fc.array(seat),
    moment,
  }),
  ordered: fc.record({ seat, die }),
  chosen: fc.record({ seat }),
  thrown: fc.record({ seat, dice, held }),
  entered: written(),
  corrected: written(),
  totals: fc.record({ seat, total: count, upper: count }, { requiredKeys: ['seat', 'total'] }),
  left: fc.record({ seat }),
  advised: fc.record({ seat, on: fc.boolean() }),
  undone: fc.record({ to: count }),
  redone: fc.constant({}),
  ended: fc.record({ ending: fc.constantFrom(...ENDINGS), moment }),
  redated: fc.oneof(date, year, fc.constant({ on: { known: 'nothing' as const } })),
  deleted: fc.record({ moment }),
  restored: fc.constant({}),
}

function written() {
  return fc
    .tuple(fc.record({ seat, row, points: count, extra: count }), told)
    .map(([entry, told]) => ({ ...entry, ...told }))
}

describe('an event is the same when it is read again:', () => {
  for (const [kind, event] of Object.entries(EVENTS))
    test(kind, () => {
      fc.assert(
        fc.property(event as fc.Arbitrary<object>, (rest) => {
          const event = { kind, ...rest } as GameEvent // as EVENTS has it
          expect(rowToEvent(eventToRow(event))).toEqual(event)
        }),
      )
    })
})

/** As they are in every database there is: they never change. */
const LETTERS: Readonly<Record<GameEvent['kind'], string>> = {
  ...{ began: 'b', ordered: 'o', chosen: 'c', thrown: 't', entered: 'e', corrected: 'm' },
  ...{ left: 'l', undone: 'u', redone: 'r', ended: 'x' },
  ...{ totals: 's', redated: 'd', deleted: 'g', restored: 'h' },
  ...{ advised: 'a' },
}

test('events are stored short, and can be read by eye', () => {
  const stored = (event: GameEvent): string => Object.values(eventToRow(event)).join('|')
  expect(stored({ kind: 'thrown', seat: 1, dice: [1, 1, 3, 4, 6], held: [0, 4] })).toBe(
    't|1|11346 04',
  )
  expect(stored({ kind: 'thrown', seat: 0, dice: [2, 3, 4, 5, 6], held: [] })).toBe('t|0|23456')
  const entry = { kind: 'entered', seat: 2, row: 'fullHouse', points: 25 } as const
  expect(stored({ ...entry, extra: 0 })).toBe('e|2|fullHouse 25')
  expect(stored({ ...entry, extra: 100 })).toBe('e|2|fullHouse 25 100')
  expect(stored({ ...entry, extra: 0, dice: [2, 2, 3, 3, 3] })).toBe('e|2|fullHouse 25 0 22333')
  expect(stored({ kind: 'undone', to: 17 })).toBe('u||17')
})

const BEGAN = JSON.stringify({
  ...{ ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed', contenders: [0] },
  moment: { at: 1, offset: 0 },
})
const ENTRIES = ['ones', 'ones ', 'ones x', 'ones -1', 'ones 1.5', 'ones 05', 'ones 1e1', ' 5', '']
const NO_ENTRIES = [...ENTRIES, null, 'ones 5 0', 'ones 5 x', 'ones 5 0 17', 'ones 5 0 11111 1']

/** What each kind never has for data. */
const NO_DATA: { [Kind in GameEvent['kind']]: readonly (string | null)[] } = {
  began: [
    ...[null, '', '{}', '[]', 'null', BEGAN.slice(1), BEGAN.slice(0, -1)],
    ...[BEGAN.replace('screen', 'air'), BEGAN.replace('listed', 'lowest')],
    ...[BEGAN.replace('{', '{"more":1,'), BEGAN.replace('[1]', '[-1]'), BEGAN.replace('0', '"0"')],
  ],
  ordered: ['0', '7', '', 'x', '11', '1 1', null],
  chosen: ['', '1'],
  thrown: ['1234x', '12347', '', null, ' ', '12345 x', '12345 ', '12345  1', '12345 0 1'],
  entered: NO_ENTRIES,
  totals: ['', null, 'x', '-1', '251 ', '251 x', '251 70 1', '0251'],
  corrected: NO_ENTRIES,
  left: ['', '1'],
  advised: ['', 'x', 'ON', '1', 'on ', null],
  undone: ['', ' ', 'x', '-1', '1.5', '01', '1 2', null],
  redone: ['', '1'],
  redated: ['', null, 'x', '2026-02-30', '26', '2026-1-1', '2026 ', 'nothing '],
  deleted: [null, '', '{}', '{"moment":{"at":1}}'],
  restored: ['', '1'],
  ended: [null, '', '{}', '{"ending":"rain","moment":{"at":1,"offset":0}}', '{"ending":"full"}'],
}
const SEATED: Readonly<Record<string, string | null>> = {
  ordered: '1',
  chosen: null,
  thrown: '12345',
  entered: 'ones 5',
  corrected: 'ones 5',
  left: null,
  advised: 'on',
}

/** The row of a kind with this seat and data, read. */
const read = (kind: string, seat: number | null, data: string | null): GameEvent =>
  rowToEvent({ kind: { ...LETTERS }[kind] ?? kind, seat, data })

describe('a row is no event', () => {
  for (const [kind, all] of Object.entries(NO_DATA))
    test.each(all)(`of kind ${kind} with %j`, (data) => {
      expect(() => read(kind, SEATED[kind] === undefined ? null : 0, data)).toThrow()
    })

  test.each(Object.entries(SEATED))('of kind %s without a seat', (kind, data) => {
    expect(read(kind, 0, data)).toMatchObject({ kind, seat: 0 })
    for (const seat of [null, -1, 0.5]) expect(() => read(kind, seat, data)).toThrow()
  })

  test.each([['undone', '1'] as const, ['redone', null] as const])(
    'of kind %s with a seat',
    (kind, data) => {
      expect(read(kind, null, data)).toMatchObject({ kind })
      expect(() => read(kind, 0, data)).toThrow()
    },
  )

  test.each(['', 'T', 'thrown ', 'z', 'toString', '__proto__'])('of kind %j', (kind) => {
    expect(() => rowToEvent({ kind, seat: 0, data: '12345' })).toThrow('unknown event')
  })
})
