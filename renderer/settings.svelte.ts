import type { Settings } from '../shared/settings.ts'
import { announcer } from './announcer.svelte.ts'
import { call, Failure } from './api.ts'
import { language } from './language.svelte.ts'
import { sentence } from './text.svelte.ts'

/** Until main has answered. */
const PLAIN: Settings = {
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

/** What the family has set, and how the page shows it. */
class CurrentSettings {
  now = $state.raw<Settings>(PLAIN)

  /** Asks main, at the start and when another window has changed something. */
  async load(): Promise<void> {
    await this.#show(await call('settings.get', {}))
  }

  async change(changes: Partial<Settings>): Promise<void> {
    try {
      await this.#show(await call('settings.set', changes))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      announcer.alert(sentence(error))
    }
  }

  /** Whether dice may tumble. */
  get moves(): boolean {
    return this.now.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #show(settings: Settings): Promise<void> {
    this.now = settings
    const root = document.documentElement
    root.dataset['theme'] = settings.theme
    root.dataset['motion'] = settings.motion
    root.dataset['dice'] = settings.diceSize
    root.style.fontSize = `${settings.textSize}%`
    return language.choose(settings.language)
  }
}

export const settings = new CurrentSettings()
