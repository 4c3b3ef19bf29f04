/** What stands round every screen: the menu, and what is said when the program itself is in trouble. */
export const frameNb = {
  nav: {
    label: 'Hovedmeny',
    play: 'Spill',
    print: 'Skriv ut blokk',
    statistics: 'Statistikk',
    players: 'Spillere',
    settings: 'Innstillinger',
    skip: 'Hopp til innholdet',
  },

  trouble: {
    gone: 'Programmet er avsluttet',
    goneHint: 'Alt er lagret. Start Yatzyblokka igjen, så fortsetter denne siden av seg selv.',
    newer:
      'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    damagedTitle: 'Fila med spillene er skadet',
    damaged: ({ path }: { path: string }) => `Den er tatt vare på i ${path}.`,
    changedTitle: 'Noe i fila med spillene er endret',
    changed: ({ games }: { games: number }) =>
      `Det skjedde mens Yatzyblokka ikke var åpen. Fila kan leses og har ${games} spill, men et tall eller et navn i den kan være feil.`,
    use: 'Bruk fila likevel',
    backup: (of: { day: string; games: number }) =>
      `Den nyeste sikkerhetskopien er fra ${of.day} og har ${of.games} spill.`,
    noBackup: 'Det finnes ingen sikkerhetskopi.',
    restore: 'Hent tilbake sikkerhetskopien',
    startEmpty: 'Begynn på nytt',
    loading: 'Henter …',
  },
}

export type FrameMessages = typeof frameNb
