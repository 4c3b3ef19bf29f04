import { isDeepStrictEqual } from 'node:util'
import { databaseFile } from '../../../main/store/store.ts'
import type { Move } from '../../../main/testing/randomMove.ts'
import type { PaperDraft } from '../../../shared/paperDraft.ts'
import type { GameView } from '../../../shared/views.ts'
import type { ServedProgram } from '../../servedProgram.ts'
import { must } from '../loss.ts'
import { type EventRow, readEvents } from './database.ts'

/** All that the program has answered in one data folder: it must be there for ever after. */
export interface Acknowledged {
  readonly games: Map<number, GameView>
  readonly players: Map<number, string>
  /** The events of each game as they were read last. */
  readonly events: Map<number, readonly EventRow[]>
  /** The block from paper that is being typed. */
  draft: PaperDraft | undefined
  /** The call whose answer nobody heard: it was done whole, or not at all. */
  pending: Move | undefined
}

/** The events that each command adds to its game. */
const ADDED: Readonly<Record<string, RegExp>> = {
  'games.begin': /^began$/,
  'games.order': /^ordered$/,
  'games.choose': /^chosen$/,
  'games.throw': /^thrown$/,
  'games.enter': /^entered( ended)?$/,
  'games.write': /^entered( ended)?$/,
  'games.correct': /^corrected$/,
  'games.leave': /^left( ended)?$/,
  'games.undo': /^undone$/,
  'games.redo': /^redone$/,
  'games.advise': /^advised$/,
  'paper.enter': /^began redated( entered| totals)+ ended$/,
}

/**
 * Holds a program that was started again against all that its forerunners have acknowledged.
 * @returns how many calls were done though nobody was told: 0 or 1
 * @throws Loss
 */
export async function check(
  program: ServedProgram,
  dataDir: string,
  acknowledged: Acknowledged,
): Promise<number> {
  let untold = await checkPlayers(program, acknowledged)
  const found = readEvents(databaseFile(dataDir))
  for (const id of acknowledged.games.keys()) must(found.has(id), `game ${id} is not there`)
  for (const [id, rows] of found) {
    const view = await program.call('games.view', { game: id })
    must(rows.length === view.version, `game ${id} has another version than events`)
    untold += checkGame(view, rows, acknowledged)
    acknowledged.games.set(id, view)
    acknowledged.events.set(id, rows)
  }
  untold += checkDraft((await program.call('paper.draft', {})).draft, acknowledged, untold)
  must(untold <= 1, 'more was done than was asked for')
  acknowledged.pending = undefined
  return untold
}

async function checkPlayers(
  program: ServedProgram,
  { players, pending }: Acknowledged,
): Promise<number> {
  const present = await program.call('players.list', {})
  const names = new Map(present.map(({ id, name }) => [id, name]))
  for (const [id, name] of players) must(names.get(id) === name, `${name} is not there`)
  const untold = names.size - players.size
  must(untold === 0 || pending?.channel === 'players.add', 'there is a player too many')
  for (const [id, name] of names) players.set(id, name)
  return untold
}

/** @returns 1 where the pending command was done */
function checkGame(
  view: GameView,
  rows: readonly EventRow[],
  { games, events, pending }: Acknowledged,
): number {
  const game = `game ${view.id}`
  const before = games.get(view.id)
  const known = events.get(view.id) ?? []
  must(isDeepStrictEqual(rows.slice(0, known.length), known), `${game} has other events`)
  const added = rows.slice(before?.version ?? 0).map(({ kind }) => kind)
  if (added.length === 0 && isDeepStrictEqual(view, before)) return 0
  must(pending !== undefined && isAbout(pending, before?.id), `${game} changed by itself`)
  if (pending.channel === 'games.hold') {
    const held = { ...view, turn: { ...before?.turn, held: pending.args.held } }
    must(
      isDeepStrictEqual(view, { ...before, ...held }),
      `${game} is not as it was, but for the kept dice`,
    )
    return 1
  }
  const kinds = added.join(' ')
  must(ADDED[pending.channel]?.test(kinds), `${game}: ${pending.channel} has added: ${kinds}`)
  return 1
}

/**
 * A block that is entered is no draft any more, and one that is not still is.
 * @param untold 1 where the pending command is known to be done
 * @returns 1 where that is known by the draft alone
 */
function checkDraft(found: PaperDraft, acknowledged: Acknowledged, untold: number): number {
  const { draft: before, pending } = acknowledged
  const present = found.columns.length > 0 ? found : undefined
  const wanted = pending?.channel === 'paper.keep' ? pending.args.draft : undefined
  acknowledged.draft = present
  if (pending?.channel === 'paper.enter') {
    must(isDeepStrictEqual(present, untold === 1 ? undefined : before), 'entered and still a draft')
    return 0
  }
  if (isDeepStrictEqual(present, before)) return 0
  const isPapers = pending?.channel === 'paper.keep' || pending?.channel === 'paper.discard'
  must(isPapers && isDeepStrictEqual(present, wanted), 'another block is being typed')
  return 1
}

const isAbout = (pending: Move, game: number | undefined): boolean =>
  game === undefined
    ? pending.channel === 'games.begin' || pending.channel === 'paper.enter'
    : 'game' in pending.args && pending.args.game === game
