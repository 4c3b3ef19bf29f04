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
  askNames: true,
}
