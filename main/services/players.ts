import type { Handlers } from '../../shared/contract.ts'
import { nameKey, parseName } from '../../shared/playerName.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { FamilyPlayerView, FamilyView, PlayerView } from '../../shared/views.ts'
import type { FamilyRow } from '../store/players.ts'
import type { Context } from './context.ts'
import { playerView } from './playerView.ts'

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

  /** @throws Refusal unknownPlayer, for one that is merged or a computer as well */
  function known(player: number): FamilyRow {
    const found = store().players.byId(player)
    if (found?.merged_into !== null || found.strength !== null) throw new Refusal('unknownPlayer')
    return found
  }

  function changed(): FamilyView {
    emit({ kind: 'playersChanged' })
    return familyView(store().players.family())
  }

  return {
    'players.list': () => store().players.all(),

    'players.family': () => familyView(store().players.family()),

    'players.add': ({ name: text }) => {
      const name = freeName(text)
      const id = store().players.add(newId(), name, nameKey(name))
      emit({ kind: 'playersChanged' })
      return playerView(known(id))
    },

    'players.rename': ({ player, name: text }) => {
      known(player)
      const name = freeName(text, player)
      store().players.rename(player, name, nameKey(name))
      emit({ kind: 'playersChanged' })
      return playerView(known(player))
    },

    'players.look': ({ player, colour, mark }) => {
      known(player)
      store().players.setLook(player, { colour, mark })
      return changed()
    },

    'players.hide': ({ player, hidden }) => {
      known(player)
      store().players.hide(player, hidden)
      return changed()
    },

    'players.merge': ({ player, into }) => {
      const { players } = store()
      if (known(player).id === known(into).id) throw new Refusal('sameIntoSame')
      if (players.sitTogether(player, into)) throw new Refusal('playedTogether')
      players.merge(player, into)
      return changed()
    },

    'players.unmerge': ({ player }) => {
      const { players } = store()
      if (players.byId(player)?.merged_into == null) throw new Refusal('unknownPlayer')
      players.merge(player, null)
      return changed()
    },

    'players.delete': ({ player }) => {
      const { players } = store()
      const all = players.family()
      const isMergedInto = all.some(({ merged_into }) => merged_into === player)
      if (known(player).seated > 0 || isMergedInto) throw new Refusal('hasGames')
      players.remove(player)
      return changed()
    },
  }
}

function familyView(all: readonly FamilyRow[]): FamilyView {
  const byId = new Map(all.map((player) => [player.id, player]))
  const own = all.filter(({ merged_into }) => merged_into === null)
  return {
    players: own.map((player) => familyPlayerView(player, all)),
    merged: all.flatMap((player) => {
      const into = byId.get(player.merged_into ?? 0)
      return into === undefined ? [] : [{ player: playerView(player), into: playerView(into) }]
    }),
  }
}

function familyPlayerView(player: FamilyRow, all: readonly FamilyRow[]): FamilyPlayerView {
  const mergedInto = (id: number): FamilyRow[] =>
    all
      .filter(({ merged_into }) => merged_into === id)
      .flatMap((one) => [one, ...mergedInto(one.id)])
  const view: PlayerView = playerView(player)
  const group = [player, ...mergedInto(player.id)]
  return {
    ...view,
    hidden: player.hidden === 1,
    games: group.reduce((sum, { games }) => sum + games, 0),
    deletable: group.length === 1 && player.seated === 0,
  }
}
