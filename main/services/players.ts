import type { Handlers } from '../../shared/contract.ts'
import { nameKey, parseName } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { PlayerView } from '../../shared/views.ts'
import type { Context } from './context.ts'

type PlayerHandlers = Pick<Handlers, Extract<keyof Handlers, `players.${string}`>>

export function playerService({ store, newId, emit }: Context): PlayerHandlers {
  /** The name as it is kept; nobody but `player` may have it. */
  function freeName(text: string, player?: number): string {
    const name = parseName(text)
    const holder = store().players.byKey(nameKey(name))
    if (holder !== undefined && holder.id !== player)
      throw new Refusal('nameTaken', { name: holder.name })
    return name
  }

  return {
    'players.list': () => store().players.all(),

    'players.add': ({ name: text }) => {
      const name = freeName(text)
      const id = store().players.add(newId(), name, nameKey(name))
      emit({ kind: 'playersChanged' })
      return { id, name } satisfies PlayerView
    },

    'players.rename': ({ player, name: text }) => {
      if (store().players.byId(player) === undefined) throw new Refusal('unknownPlayer')
      const name = freeName(text, player)
      store().players.rename(player, name, nameKey(name))
      emit({ kind: 'playersChanged' })
      return { id: player, name } satisfies PlayerView
    },
  }
}
