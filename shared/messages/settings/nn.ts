import { makeFormat } from '../format.ts'
import type { SettingsMessages } from './nb.ts'

const { percent, time } = makeFormat('nn')

export const settingsNn: SettingsMessages = {
  settings: {
    title: 'Innstillingar',
    language: 'Språk',
    systemLanguage: 'Som systemet',
    theme: 'Utsjånad',
    themes: { system: 'Som systemet', light: 'Lyst', dark: 'Mørkt' },
    textSize: 'Tekststorleik',
    percent: ({ n }) => percent(n / 100, 0),
    motion: 'Rørsle',
    motions: { system: 'Som systemet', none: 'Inga' },
    diceSize: 'Terningar',
    diceSizes: { normal: 'Vanlege', large: 'Store' },
    keys: 'Enkelttastar',
    singleKeys: 'Bruk 1–5, K, S og ? i spelet',
    sound: 'Lyd',
    sounds: 'Lydar når terningane blir kasta og poeng blir skrivne',
    dayEnds: 'Når sluttar dagen?',
    time: ({ hours }) => time(hours),
    dayBefore: ({ hours }) =>
      `Spel etter midnatt blir rekna til dagen før, fram til kl. ${time(hours)}`,
    backedUp: (of) => `Tryggingskopien er teken: ${of.games} spel.`,
    version: ({ version }) => `Yatzyblokka ${version}`,
  },
}
