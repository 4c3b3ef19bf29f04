import { makeFormat } from '../format.ts'
import type { SettingsMessages } from './nb.ts'

const { percent, time } = makeFormat('da')

export const settingsDa: SettingsMessages = {
  settings: {
    title: 'Indstillinger',
    language: 'Sprog',
    systemLanguage: 'Som systemet',
    theme: 'Udseende',
    themes: { system: 'Som systemet', light: 'Lyst', dark: 'Mørkt' },
    textSize: 'Tekststørrelse',
    percent: ({ n }) => percent(n / 100, 0),
    motion: 'Bevægelse',
    motions: { system: 'Som systemet', none: 'Ingen' },
    diceSize: 'Terninger',
    diceSizes: { normal: 'Almindelige', large: 'Store' },
    keys: 'Enkelttaster',
    singleKeys: 'Brug 1–5, K, S og ? i spillet',
    sound: 'Lyd',
    sounds: 'Lyde, når terningerne kastes, og point skrives',
    dayEnds: 'Hvornår slutter dagen?',
    time: ({ hours }) => time(hours),
    dayBefore: ({ hours }) => `Spil efter midnat regnes til dagen før, frem til kl. ${time(hours)}`,
    backedUp: (of) => `Sikkerhedskopien er taget: ${of.games} spil.`,
    version: ({ version }) => `Yatzyblokka ${version}`,
  },
}
