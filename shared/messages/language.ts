export const LANGUAGES = ['nb', 'nn', 'en', 'sv', 'da'] as const
export type Language = (typeof LANGUAGES)[number]

/** The tag `Intl`, HTML and PDF use for a language. */
export const LOCALES = {
  nb: 'nb-NO',
  nn: 'nn-NO',
  en: 'en-GB',
  sv: 'sv-SE',
  da: 'da-DK',
} as const satisfies Record<Language, string>

/** What each language calls itself: whoever looks for it may read no other. */
export const LANGUAGE_NAMES = {
  nb: 'Bokmål',
  nn: 'Nynorsk',
  en: 'English',
  sv: 'Svenska',
  da: 'Dansk',
} as const satisfies Record<Language, string>

/**
 * The tag of the alphabet that names are sorted by. An English one would put Åse beside Anna, and
 * the names are a Nordic family's: there bokmål's is meant.
 */
export const nameOrder = (language: Language): string =>
  LOCALES[language === 'en' ? 'nb' : language]

/** Norwegian without a written form named, and the Sámi languages of Norway: bokmål is nearest. */
const NEAREST: Readonly<Record<string, Language>> = { no: 'nb', se: 'nb', smj: 'nb', sma: 'nb' }

/**
 * The first language of a system that the program speaks, else English.
 * @param tags as a browser lists them, the dearest first: `['fr-FR', 'sv']`
 */
export function systemLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [base = ''] = tag.toLowerCase().split(/[-_]/)
    const spoken = LANGUAGES.find((language) => language === base) ?? NEAREST[base]
    if (spoken !== undefined) return spoken
  }
  return 'en'
}
