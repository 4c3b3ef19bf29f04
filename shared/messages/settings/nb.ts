import { makeFormat } from '../format.ts'

const { percent, time } = makeFormat('nb')

/** What the family may set. */
export const settingsNb = {
  settings: {
    title: 'Innstillinger',
    language: 'Språk',
    systemLanguage: 'Som systemet',
    theme: 'Utseende',
    themes: { system: 'Som systemet', light: 'Lyst', dark: 'Mørkt' },
    textSize: 'Tekststørrelse',
    percent: ({ n }: { n: number }) => percent(n / 100, 0),
    motion: 'Bevegelse',
    motions: { system: 'Som systemet', none: 'Ingen' },
    diceSize: 'Terninger',
    diceSizes: { normal: 'Vanlige', large: 'Store' },
    keys: 'Enkelttaster',
    singleKeys: 'Bruk 1–5, K, S og ? i spillet',
    sound: 'Lyd',
    sounds: 'Lyder når terningene kastes og poeng skrives',
    dayEnds: 'Når slutter dagen?',
    time: ({ hours }: { hours: number }) => time(hours),
    dayBefore: ({ hours }: { hours: number }) =>
      `Spill etter midnatt regnes til dagen før, fram til kl. ${time(hours)}`,
    backedUp: (of: { games: number }) => `Sikkerhetskopien er tatt: ${of.games} spill.`,
    version: ({ version }: { version: string }) => `Yatzyblokka ${version}`,
  },
}

export type SettingsMessages = typeof settingsNb
