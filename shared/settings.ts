import * as v from 'valibot'
import { LANGUAGES } from './messages/language.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const
export const MOTIONS = ['system', 'none'] as const
/** One of the program’s, or the first of the system’s that the program speaks. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export const DICE_SIZES = ['normal', 'large'] as const
export const PACES = ['slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** Hours after midnight. */
export const DAY_ENDS = [0, 1, 2, 3, 4] as const

/** What the family may set. */
export const SETTINGS = {
  language: v.picklist(LANGUAGE_CHOICES),
  theme: v.picklist(THEMES),
  /** Per cent. */
  textSize: v.picklist(TEXT_SIZES),
  motion: v.picklist(MOTIONS),
  diceSize: v.picklist(DICE_SIZES),
  /** Whether single keys (1–5, K, ?) do something on the game screen. */
  singleKeys: v.boolean(),
  /** How fast a computer plays. */
  pace: v.picklist(PACES),
  sound: v.boolean(),
  /** Until then a game that ended after midnight counts for the day before. */
  dayEnds: v.picklist(DAY_ENDS),
  /** Whether the start asks for the family's names as long as there are none. */
  askNames: v.boolean(),
} as const

const SettingsSchema = v.strictObject(SETTINGS)
export type Settings = v.InferOutput<typeof SettingsSchema>

/** Only what is to change. */
export const SettingChanges = v.partial(SettingsSchema)

/** What holds until somebody sets it. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  textSize: 100,
  motion: 'system',
  diceSize: 'normal',
  singleKeys: true,
  pace: 'normal',
  sound: false,
  dayEnds: 0,
  askNames: true,
}

type Key = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as Key[] // the keys of a literal

/**
 * A setting as it is stored, as JSON.
 * @returns nothing where it is not set, or to a value of another release that no longer fits
 */
export function parseSetting<K extends Key>(key: K, stored = ''): Settings[K] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SETTINGS[key]), stored)
  return parsed.success ? (parsed.output as Settings[K]) : undefined // the key's own schema
}
