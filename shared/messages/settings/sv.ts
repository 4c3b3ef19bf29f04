import { makeFormat } from '../format.ts'
import type { SettingsMessages } from './nb.ts'

const { percent, time } = makeFormat('sv')

export const settingsSv: SettingsMessages = {
  settings: {
    title: 'Inställningar',
    language: 'Språk',
    systemLanguage: 'Som systemet',
    theme: 'Utseende',
    themes: { system: 'Som systemet', light: 'Ljust', dark: 'Mörkt' },
    textSize: 'Textstorlek',
    percent: ({ n }) => percent(n / 100, 0),
    motion: 'Rörelse',
    motions: { system: 'Som systemet', none: 'Ingen' },
    diceSize: 'Tärningar',
    diceSizes: { normal: 'Vanliga', large: 'Stora' },
    keys: 'Enkla tangenter',
    singleKeys: 'Använd 1–5, K, S och ? i spelet',
    sound: 'Ljud',
    sounds: 'Ljud när tärningarna kastas och poäng skrivs',
    dayEnds: 'När slutar dagen?',
    time: ({ hours }) => time(hours),
    dayBefore: ({ hours }) =>
      `Spel efter midnatt räknas till dagen före, fram till kl. ${time(hours)}`,
    backedUp: (of) => `Säkerhetskopian är klar: ${of.games} spel.`,
    version: ({ version }) => `Yatzyblokka ${version}`,
  },
}
