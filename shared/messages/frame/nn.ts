import type { FrameMessages } from './nb.ts'

export const frameNn: FrameMessages = {
  nav: {
    label: 'Hovudmeny',
    play: 'Spel',
    print: 'Skriv ut blokk',
    statistics: 'Statistikk',
    players: 'Spelarar',
    settings: 'Innstillingar',
    skip: 'Hopp til innhaldet',
  },

  trouble: {
    gone: 'Programmet er avslutta',
    goneHint: 'Alt er lagra. Start Yatzyblokka på nytt, så held denne sida fram av seg sjølv.',
    newer:
      'Spela er lagra med ei nyare utgåve av Yatzyblokka. Ingenting er endra. Bruk den nyare utgåva.',
    damagedTitle: 'Fila med spela er skadd',
    damaged: ({ path }) => `Ho er teken vare på i ${path}.`,
    changedTitle: 'Noko i fila med spela er endra',
    changed: ({ games }) =>
      `Det hende medan Yatzyblokka ikkje var open. Fila kan lesast og har ${games} spel, men eit tal eller eit namn der kan vere feil.`,
    use: 'Bruk fila likevel',
    backup: (of) => `Den nyaste tryggingskopien er frå ${of.day} og har ${of.games} spel.`,
    noBackup: 'Det finst ingen tryggingskopi.',
    restore: 'Hent tilbake tryggingskopien',
    startEmpty: 'Byrj på nytt',
    loading: 'Hentar …',
  },
}
