import { makeFormat } from '../format.ts'

const { percent } = makeFormat('nb')

/** What the family may set. */
export const settingsNb = {
  settings: {
    title: 'Innstillinger',
    language: 'Språk',
    systemLanguage: 'Som systemet',
    theme: 'Utseende',
    themes: { system: 'Som systemet', light: 'Lyst', dark: 'Mørkt' },
    textSize: 'Tekststørrelse',
    percent: ({ n }: { n: number }) => percent(n),
    motion: 'Bevegelse',
    motions: { system: 'Som systemet', none: 'Ingen' },
    diceSize: 'Terninger',
    diceSizes: { normal: 'Vanlige', large: 'Store' },
    keys: 'Enkelttaster',
    singleKeys: 'Bruk 1–5, K og ? i spillet',
    data: 'Spillene',
    backup: 'Ta sikkerhetskopi nå',
    backedUp: (of: { games: number }) => `Sikkerhetskopien er tatt: ${of.games} spill.`,
    where: 'Her ligger spillene',
    version: ({ version }: { version: string }) => `Yatzyblokka ${version}`,
  },
}

export type SettingsMessages = typeof settingsNb
