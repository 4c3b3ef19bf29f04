import type { Language } from '../language.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

/**
 * Words that are right, and unknown to Debian's dictionaries: our own compounds, keys and letters,
 * and what the Norwegian ones have lost with `oe` in it.
 */
export const OWN_WORDS: Readonly<Record<Language, readonly string[]>> = {
  nb: list(`
    JSON Kommandoer Noe PDF Toere Yatzyblokka datoen limkant navnefelt navnelinje noe
    noen pdf poeng poengene sumrader toer toerne utskriftsvinduet
  `),
  nn: list(`
    Enter Hovudmeny Hurtigtastar JSON PDF Piltastar Standardval Talrutene
    Tryggingskopien Tøm Yatzyblokka datoen einar en hurtigtastane limkant namnefelt namnelinje
    pdf poeng poenga påbyrja sumrader talruta talrute talrutene tryggingskopi
    tryggingskopien utskriftsvindauget éi
  `),
  sv: list(`
    Enter Ihopslagna JSON Yatzyblokka limkant summarader yatzy
  `),
  da: list(`
    JSON Yatzyblokka maks straight yatzyer
  `),
  en: list(`
    Yatzy Yatzyblokka Yatzys nd rd st th yatzy
  `),
}
