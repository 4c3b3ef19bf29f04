import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, createBackend } from '../../main/backend.ts'
import { SYSTEM } from '../../main/system.ts'
import type { ArgumentsOf, Channel, ResultOf } from '../../shared/contract.ts'
import type { TurnView } from '../../shared/views.ts'

/** Makes a call, or throws where it is refused. */
export type Call = <C extends Channel>(channel: C, args: ArgumentsOf<C>) => Promise<ResultOf<C>>

const FAMILY = ['Ida', 'Mormor Åse', 'Ola']

/** A family of three plays a whole game, every turn with three throws: as long as a game gets. */
export async function playWholeGame(call: Call): Promise<void> {
  const players = await seated(call)
  const setup = { ruleset: 'nordic', mode: 'screen', first: 'listed', players } as const
  let view = await call('games.begin', setup)
  while (view.turn !== undefined) {
    for (const held of [[], [0, 3], [0, 3]])
      view = await call('games.throw', { game: view.id, version: view.version, held })
    const row = view.turn && bestRow(view.turn)
    view = await call('games.enter', { game: view.id, version: view.version, row: row ?? '' })
  }
}

/** The ids of these players, of whom the new ones are added. */
export async function seated(call: Call, names: readonly string[] = FAMILY): Promise<number[]> {
  const known = await call('players.list', {})
  const players = []
  for (const name of names)
    players.push(known.find((one) => one.name === name) ?? (await call('players.add', { name })))
  return players.map(({ id }) => id)
}

export function bestRow({ options }: TurnView): string | undefined {
  const legal = Object.entries(options).flatMap(([row, option]) =>
    option.legal ? [{ row, points: option.points ?? 0 }] : [],
  )
  return legal.toSorted((a, b) => b.points - a.points)[0]?.row
}

export function callTo(backend: Backend): Call {
  return async <C extends Channel>(channel: C, args: ArgumentsOf<C>) => {
    const answer = await backend.invoke(channel, args)
    if (!answer.ok) throw new Error(`${channel} answered ${JSON.stringify(answer)}`)
    return answer.value as ResultOf<C> // the contract ties the channel to its result
  }
}

/** Does something in a data folder of its own. */
export async function withFolder<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-bench-'))
  try {
    return await use(join(folder, 'data'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Does something with a backend in this process, without a shell. */
export async function withBackend<T>(
  dataDir: string,
  use: (call: Call) => Promise<T>,
  now = SYSTEM.now,
): Promise<T> {
  const backend = createBackend({ ...SYSTEM, now, dataDir, log: console.error })
  try {
    return await use(callTo(backend))
  } finally {
    await backend.close()
  }
}

/** The call, and how many milliseconds each one took. */
export function timed(call: Call): { readonly call: Call; readonly times: number[] } {
  const times: number[] = []
  return {
    times,
    call: async (channel, args) => {
      const started = performance.now()
      const result = await call(channel, args)
      times.push(performance.now() - started)
      return result
    },
  }
}
