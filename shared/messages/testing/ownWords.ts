import type { Language } from '../language.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

/**
 * Words that are right, and unknown to Debian's dictionaries: our own compounds, keys and letters,
 * and what the Norwegian ones have lost with `oe` in it.
 */
export const OWN_WORDS: Readonly<Record<Language, readonly string[]>> = {
  nb: list(`
    CSV Electron JSON Kommandoer Noe Noen PDF PNG Poeng SVG Seiersindeks Toere Yatzyblokka csv datoen
    ekstrapoeng jsonl kl kvartil limkant navnefelt navnelinje noe noen pdf poeng poengene sumrader toer toerne
    utskriftsvinduet yatzyblokka
  `),
  nn: list(`
    CSV Electron Enter Hovudmeny Hurtigtastar JSON PDF PNG Piltastar Poeng SVG Sigersindeks Standardavvik
    Standardavviket Standardval Students Talrutene Tryggingskopi Tryggingskopien Tøm Yatzyblokka
    csv datoen einar ekstrapoeng en halvfylt hurtigtastane jsonl kvartil limkant namnefelt namnelinje pdf
    poeng poenga påbyrja standardavviket sumrader talruta talrute talrutene tryggingskopi
    tryggingskopien utskriftsvindauget yatzyblokka éi
  `),
  sv: list(`
    CSV Enter Ihopslagna JSON PNG SVG Wilson Yatzyblokka csv jsonl limkant summarader talruta
    talrutorna yatzy yatzyblokka
  `),
  da: list(`
    Electron JSON PNG SVG Yatzyblokka Yatzyer jsonl kl maks straight yatzyblokka yatzyer
  `),
  en: list(`
    Yatzy Yatzyblokka Yatzys csv jsonl nd rd st th yatzy yatzyblokka
  `),
}
