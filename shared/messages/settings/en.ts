import { makeFormat } from '../format.ts'
import { games } from '../words/en.ts'
import type { SettingsMessages } from './nb.ts'

const { percent, time } = makeFormat('en')

export const settingsEn: SettingsMessages = {
  settings: {
    title: 'Settings',
    language: 'Language',
    systemLanguage: 'As the system',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    textSize: 'Text size',
    percent: ({ n }) => percent(n / 100, 0),
    motion: 'Motion',
    motions: { system: 'As the system', none: 'None' },
    diceSize: 'Dice',
    diceSizes: { normal: 'Normal', large: 'Large' },
    keys: 'Single keys',
    singleKeys: 'Use 1–5, K, S and ? in the game',
    sound: 'Sound',
    sounds: 'Sounds when dice are rolled and points are entered',
    dayEnds: 'When does a day end?',
    time: ({ hours }) => time(hours),
    dayBefore: ({ hours }) => `Games after midnight count for the day before, until ${time(hours)}`,
    backedUp: (of) => `The backup is made: ${games(of.games)}.`,
    version: ({ version }) => `Yatzyblokka ${version}`,
  },
}
