import { readFileSync } from 'node:fs'
import { draftOf, NORDIC } from '../../main/testing/paper.ts'
import type { TestProgram } from '../../main/testing/program.ts'
import { TestGame } from '../../main/testing/table.ts'
import type { PaperDraft } from '../../shared/paperDraft.ts'
import type { Answer, ArgumentsOf, Channel } from '../../shared/contract.ts'

/** A program with a game on the screen, one with own dice and one from paper; and a family's file. */
export interface Stage {
  readonly program: TestProgram
  readonly screen: TestGame
  readonly own: TestGame
  /** Of the games from paper: with every row, and with totals alone. */
  readonly rows: number
  readonly totals: number
  /** A block from paper that is full. */
  readonly draft: PaperDraft
  readonly file: string
}

export type Write = (stage: Stage) => Promise<Answer>

export async function makeStage(program: TestProgram, file: string): Promise<Stage> {
  const screen = await TestGame.begin(program)
  const own = await TestGame.begin(program, { mode: 'own' })
  const enter = async (column: Parameters<typeof draftOf>[1]): Promise<number> =>
    (await program.call('paper.enter', { draft: await draftOf(program, column) })).id
  const rows = await enter({ Ida: NORDIC, Ola: NORDIC })
  const totals = await enter({ Ida: { total: 250 } })
  const draft = await draftOf(program, { Ida: NORDIC })
  return { program, screen, own, rows, totals, draft, file }
}

const call =
  <C extends Channel>(channel: C, args: ArgumentsOf<C>): Write =>
  ({ program }) =>
    program.answer(channel, args)

/** A command on one of the games, as it is now. */
const on =
  (which: 'screen' | 'own' | 'rows' | 'totals', channel: Channel, args: object = {}): Write =>
  async (stage) => {
    const game = typeof stage[which] === 'number' ? stage[which] : stage[which].id
    const { version } = await stage.program.call('games.view', { game })
    return stage.program.answer(channel, { game, version, ...args })
  }

const KARI = 3
const SIXES = { seat: 0, row: 'sixes', written: { points: 24 } }
const DAY = { known: 'date', date: '2026-11-28' } as const

/** Every call that writes, in an order in which each is legal. */
export const WRITES: Readonly<Record<string, Write>> = {
  'players.add': call('players.add', { name: 'Kari' }),
  'players.rename': call('players.rename', { player: KARI, name: 'Kari Anne' }),
  'players.look': call('players.look', { player: KARI, colour: 'green', mark: 'square' }),
  'players.hide': call('players.hide', { player: KARI, hidden: true }),
  'players.merge': call('players.merge', { player: KARI, into: 1 }),
  'players.unmerge': call('players.unmerge', { player: KARI }),
  'players.delete': call('players.delete', { player: KARI }),
  'games.begin': call('games.begin', {
    ...{ ruleset: 'american', mode: 'screen', players: [1, 2], first: 'highest' },
  }),
  'games.throw': on('screen', 'games.throw', { held: [] }),
  'games.hold': on('screen', 'games.hold', { held: [1, 2] }),
  'games.advise': on('screen', 'games.advise', { seat: 0, on: true }),
  'games.enter': on('screen', 'games.enter', { row: 'chance' }),
  'games.undo': on('screen', 'games.undo'),
  'games.redo': on('screen', 'games.redo'),
  'games.leave': on('screen', 'games.leave', { seat: 0 }),
  'games.abandon': on('screen', 'games.abandon'),
  'games.write': on('own', 'games.write', SIXES),
  'games.correct': on('rows', 'games.correct', SIXES),
  'games.correctTotals': on('totals', 'games.correctTotals', { seat: 0, total: '251', upper: '' }),
  'games.redate': on('rows', 'games.redate', { on: DAY }),
  'games.delete': on('rows', 'games.delete'),
  'games.restore': on('rows', 'games.restore'),
  'paper.keep': ({ program, draft }) => program.answer('paper.keep', { draft }),
  'paper.enter': ({ program, draft }) => program.answer('paper.enter', { draft }),
  'settings.set': call('settings.set', { pace: 'slow' }),
  'sheets.pdf': async ({ program }) => {
    const { options } = await program.call('sheets.standard', {})
    return program.answer('sheets.pdf', { options: { ...options, sheets: 2 } })
  },
  'data.backup': call('data.backup', {}),
  'data.import of a file': async ({ program, file }) => {
    const sent = await send(program, file)
    if (!sent.ok) return sent
    const { token } = sent.value as { token: string } // what a file that was sent is known by
    return program.answer('data.import', { from: { kind: 'file', token }, how: 'merge' })
  },
  'data.import of a backup': async ({ program }) => {
    const [newest] = (await program.call('data.look', {})).backups
    const from = { kind: 'backup', name: newest?.name ?? '' }
    return program.answer('data.import', { from, how: 'replace' })
  },
}

async function send(program: TestProgram, file: string): Promise<Answer> {
  const request = new Request('http://127.0.0.1/import', {
    method: 'POST',
    body: readFileSync(file),
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  return (await (await program.respond(request)).json()) as Answer // the program's own envelope
}
