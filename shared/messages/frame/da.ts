import type { FrameMessages } from './nb.ts'

export const frameDa: FrameMessages = {
  nav: {
    label: 'Hovedmenu',
    play: 'Spil',
    print: 'Udskriv blok',
    statistics: 'Statistik',
    players: 'Spillere',
    settings: 'Indstillinger',
    skip: 'Gå til indholdet',
  },

  trouble: {
    gone: 'Programmet er afsluttet',
    goneHint: 'Alt er gemt. Start Yatzyblokka igen, så fortsætter denne side af sig selv.',
    newer:
      'Spillene er gemt med en nyere udgave af Yatzyblokka. Intet er ændret. Brug den nyere udgave.',
    damagedTitle: 'Filen med spillene er beskadiget',
    damaged: ({ path }) => `Den er gemt i ${path}.`,
    changedTitle: 'Noget i filen med spillene er ændret',
    changed: ({ games }) =>
      `Det skete, mens Yatzyblokka ikke var åben. Filen kan læses og har ${games} spil, men et tal eller et navn i den kan være forkert.`,
    use: 'Brug filen alligevel',
    backup: (of) => `Den nyeste sikkerhedskopi er fra ${of.day} og har ${of.games} spil.`,
    noBackup: 'Der findes ingen sikkerhedskopi.',
    restore: 'Gendan sikkerhedskopien',
    startEmpty: 'Begynd forfra',
    loading: 'Henter …',
  },
}
