import { type Language, LOCALES, systemLanguage } from '../shared/messages/language.ts'
import type { Settings } from '../shared/settings.ts'

/** The language the page speaks. */
class CurrentLanguage {
  now = $state<Language>(systemLanguage(navigator.languages))

  constructor() {
    this.#show()
  }

  choose(choice: Settings['language']): void {
    this.now = choice === 'system' ? systemLanguage(navigator.languages) : choice
    this.#show()
  }

  /** A screen reader picks its voice by it. */
  #show(): void {
    document.documentElement.lang = LOCALES[this.now]
  }
}

export const language = new CurrentLanguage()
