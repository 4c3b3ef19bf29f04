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
