import { type Language, LOCALES, systemLanguage } from '../shared/messages/language.ts'
import { type Messages, nb } from '../shared/messages/nb.ts'
import type { Settings } from '../shared/settings.ts'

/** Bokmål is at hand; each other language is a file of its own, fetched when it is chosen. */
const FETCHED: Readonly<Record<Language, () => Messages | Promise<Messages>>> = {
  nb: () => nb,
  nn: async () => (await import('../shared/messages/nn.ts')).nn,
  en: async () => (await import('../shared/messages/en.ts')).en,
  sv: async () => (await import('../shared/messages/sv.ts')).sv,
  da: async () => (await import('../shared/messages/da.ts')).da,
}

/** The language the page speaks, and what it says in it. */
class CurrentLanguage {
  #spoken = $state.raw<{ readonly language: Language; readonly messages: Messages }>({
    language: 'nb',
    messages: nb,
  })
  #wanted: Language = 'nb'

  get now(): Language {
    return this.#spoken.language
  }

  get messages(): Messages {
    return this.#spoken.messages
  }

  /** Goes on in the language there is where the other can't be had: the program may be gone. */
  async choose(choice: Settings['language']): Promise<void> {
    const language = choice === 'system' ? systemLanguage(navigator.languages) : choice
    this.#wanted = language
    if (language === this.now) return
    const messages = await Promise.resolve(FETCHED[language]()).catch(() => undefined)
    if (messages === undefined || language !== this.#wanted) return
    this.#spoken = { language, messages }
    // A screen reader picks its voice by it.
    document.documentElement.lang = LOCALES[language]
  }
}

export const language = new CurrentLanguage()
