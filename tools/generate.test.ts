import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dumpFile } from '../main/store/testing/dump.ts'
import { databaseFile } from '../main/store/store.ts'
import { checkLog } from '../shared/checkLog.ts'
import { results } from '../shared/game.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import { Chance } from './generate/chance.ts'
import { club } from './generate/club.ts'
import { LAST_DAY } from './generate/evenings.ts'
import { family } from './generate/family.ts'
import { games } from './generate/games.ts'
import { writeDatabase, writeLines } from './generate/write.ts'
import { checkProjection } from './faults/kills/database.ts'
import { importGames } from '../main/services/importGames.ts'
import { openStore } from '../main/store/store.ts'

const lines = (seed: number, count: number): string[] => {
  const chance = new Chance(seed)
  return [...writeLines(family(count), chance)]
}

/** Does something in a data folder of its own. */
function inFolder(use: (dataDir: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  try {
    use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Every game folded, as it stands and by what happened in it. */
const FAMILY = [...games(family(), new Chance(7))].map(({ members, log }) => {
  const events = log.map(({ event }) => event)
  return { members, log, events, game: checkLog(RULESETS, events, LAST_DAY) }
})

test('a seed always gives the same family, another seed another one', () => {
  expect(lines(3, 40)).toEqual(lines(3, 40))
  expect(lines(3, 40)).not.toEqual(lines(4, 40))
})

test('every event of a family and of a club is one that its move gives', () => {
  const chance = new Chance(7)
  for (const { log } of games(club(chance, 300), chance))
    checkLog(
      RULESETS,
      log.map(({ event }) => event),
      LAST_DAY,
    )
  // The family's games are checked above, where they are folded.
  expect(FAMILY).toHaveLength(2000)
})

test('no game is played backwards or after the last day', () => {
  const end = Date.parse(`${LAST_DAY}T23:59:59Z`) / 1000
  for (const { log, game } of FAMILY) {
    const seconds = log.map(({ at }) => at)
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
    expect(game.began.at + (seconds.at(-1) ?? 0)).toBeLessThan(end + 86_400)
  }
})

test('everything that can become of a game has become of some', () => {
  const kinds = FAMILY.flatMap(({ events }) => events.map(({ kind }) => kind))
  expect(new Set(kinds).size).toBe(14)
  const some = (is: (one: (typeof FAMILY)[number]) => boolean): number => FAMILY.filter(is).length
  for (const id of Object.keys(RULESETS))
    expect(some(({ game }) => game.ruleset.id === id)).toBeGreaterThan(100)
  for (const mode of ['screen', 'own', 'paper'])
    expect(some(({ game }) => game.mode === mode)).toBeGreaterThan(200)
  for (const known of ['date', 'year', 'nothing'])
    expect(some(({ game }) => game.playedOn?.known === known)).toBeGreaterThan(10)
  expect(some(({ game }) => game.state === 'abandoned')).toBeGreaterThan(10)
  expect(some(({ game }) => game.deleted !== undefined)).toBeGreaterThan(5)
  expect(some(({ game }) => game.seats.length === 1)).toBeGreaterThan(50)
  expect(some(({ game }) => game.seats.some(({ left }) => left))).toBeGreaterThan(10)
  expect(some(({ game }) => game.seats.some(({ told }) => told))).toBeGreaterThan(50)
  expect(
    some(({ game }) => results(game).filter(({ place }) => place === 1).length > 1),
  ).toBeGreaterThan(5)
})

test('skill shows: each plays as people do, and Mormor Åse far better than Bjørn', () => {
  const totals = new Map<string, number[]>()
  for (const { members, game } of FAMILY)
    if (game.ruleset.id === 'nordic' && game.state === 'finished')
      for (const { seat, total } of results(game)) {
        const { name } = members[seat] ?? { name: '' }
        totals.set(name, [...(totals.get(name) ?? []), total])
      }
  const means = new Map(
    [...totals].map(([name, all]) => [name, all.reduce((a, b) => a + b, 0) / all.length]),
  )
  for (const mean of means.values()) {
    expect(mean).toBeGreaterThan(175)
    expect(mean).toBeLessThan(235)
  }
  expect((means.get('Mormor Åse') ?? 0) - (means.get('Bjørn') ?? 0)).toBeGreaterThan(10)
})

test('in the database the projection follows from the events', () => {
  inFolder((dataDir) => {
    const chance = new Chance(5)
    writeDatabase(dataDir, games(family(100), chance), chance)
    expect(dumpFile(databaseFile(dataDir))['game']).toHaveLength(100)
    checkProjection(dataDir)
  })
})

test('the file of a family can be imported, and has the same games', () => {
  inFolder((dataDir) => {
    const found = openStore(dataDir, RULESETS)
    if (found.state !== 'open') throw new Error(found.state)
    const now = () => new Date('2026-11-30T12:00:00Z')
    const report = importGames(lines(5, 100), { store: found.store, rulesets: RULESETS, now })
    found.store.close()
    expect(report).toEqual({ added: 100, continued: 0, kept: 0, purged: 0, diverged: [] })
  })
})
