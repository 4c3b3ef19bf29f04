import * as v from 'valibot'
import type { Handlers } from '../../shared/contract.ts'
import { DEFAULT_SETTINGS, type Settings, SETTINGS } from '../../shared/settings.ts'
import type { Context } from './context.ts'

type SettingHandlers = Pick<Handlers, Extract<keyof Handlers, `settings.${string}`>> & {
  readonly 'settings.get': () => Settings
}

export function settingService({ store, emit }: Context): SettingHandlers {
  function present(): Settings {
    const stored = store().settings.all()
    const known = Object.entries(SETTINGS).flatMap(([key, schema]) => {
      const value = stored.get(key)
      if (value === undefined) return []
      // A value of another release that no longer fits gives way to what holds by itself.
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), value)
      return parsed.success ? [[key, parsed.output]] : []
    })
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) }
  }

  return {
    'settings.get': present,

    'settings.set': (changes) => {
      const asText = Object.entries(changes).map(([key, value]) => [key, JSON.stringify(value)])
      store().settings.set(Object.fromEntries(asText))
      emit({ kind: 'settingsChanged' })
      return present()
    },
  }
}
