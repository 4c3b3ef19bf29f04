import type { Source } from '../events.ts'
import type { Language } from './language.ts'

interface CsvMessages {
  readonly date: string
  readonly variant: string
  readonly playedOn: string
  readonly modes: Readonly<Record<Source, string>>
  readonly players: string
  readonly player: string
  readonly place: string
}

/** The heads of the table of results; the rest stands on the block. */
export const CSV_MESSAGES: Readonly<Record<Language, CsvMessages>> = {
  nb: {
    ...{ date: 'Dato', variant: 'Variant', playedOn: 'Spilt på', players: 'Spillere' },
    ...{ player: 'Spiller', place: 'Plass' },
    modes: { screen: 'skjerm', own: 'egne terninger', paper: 'papir' },
  },
  nn: {
    ...{ date: 'Dato', variant: 'Variant', playedOn: 'Spelt på', players: 'Spelarar' },
    ...{ player: 'Spelar', place: 'Plass' },
    modes: { screen: 'skjerm', own: 'eigne terningar', paper: 'papir' },
  },
  en: {
    ...{ date: 'Date', variant: 'Variant', playedOn: 'Played on', players: 'Players' },
    ...{ player: 'Player', place: 'Place' },
    modes: { screen: 'screen', own: 'own dice', paper: 'paper' },
  },
  sv: {
    ...{ date: 'Datum', variant: 'Variant', playedOn: 'Spelat på', players: 'Spelare' },
    ...{ player: 'Spelare', place: 'Plats' },
    modes: { screen: 'skärm', own: 'egna tärningar', paper: 'papper' },
  },
  da: {
    ...{ date: 'Dato', variant: 'Variant', playedOn: 'Spillet på', players: 'Spillere' },
    ...{ player: 'Spiller', place: 'Plads' },
    modes: { screen: 'skærm', own: 'egne terninger', paper: 'papir' },
  },
}
