import type { GameFilterArg } from '../../shared/contract.ts'
import type { GameFilter } from '../store/gameFilter.ts'

/** What is left out is not asked. */
export function makeFilter(filter: GameFilterArg): GameFilter {
  const { from, to, players, ruleset, modes, solo, tips, deleted } = filter
  return {
    from: from ?? null,
    to: to ?? null,
    players: players === undefined ? null : players.ids,
    exactly: players?.exactly ?? false,
    ruleset: ruleset ?? null,
    modes: modes ?? null,
    solo: solo ?? null,
    tips: tips ?? null,
    deleted: deleted ?? false,
  }
}
