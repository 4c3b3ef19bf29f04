import type { Ruleset } from '../ruleset.ts'
import { nordic } from './nordic.ts'

/**
 * Forced Yatzy: the Nordic rows, strictly from the top. The source names the game without
 * describing it; other published rules agree on the order and mostly on a limit of 42.
 */
export const nordicForced = {
  ...nordic,
  id: 'nordicForced',
  order: 'forced',
  bonus: { limit: 42, points: 50 },
} as const satisfies Ruleset
