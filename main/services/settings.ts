import type { Handlers } from '../../shared/contract.ts'
import {
  DEFAULT_SETTINGS,
  parseSetting,
  SETTING_KEYS,
  type Settings,
} from '../../shared/settings.ts'
import type { Context } from './context.ts'

type SettingHandlers = Pick<Handlers, Extract<keyof Handlers, `settings.${string}`>> & {
  readonly 'settings.get': () => Settings
}

export function settingService({ store, emit }: Context): SettingHandlers {
  function present(): Settings {
    const stored = store().settings.all()
    const known = SETTING_KEYS.flatMap((key) => {
      const value = parseSetting(key, stored.get(key))
      return value === undefined ? [] : [[key, value]]
    })
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) }
  }

  return {
    'settings.get': present,

    'settings.set': (changes) => {
      const asText = Object.entries(changes).map(([key, value]) => [key, JSON.stringify(value)])
      const { settings, games, transaction } = store()
      transaction(() => {
        settings.set(Object.fromEntries(asText))
        if (changes.dayEnds !== undefined) games.countDays()
      })
      emit({ kind: 'settingsChanged' })
      return present()
    },
  }
}
