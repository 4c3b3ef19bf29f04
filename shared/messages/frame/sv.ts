import type { FrameMessages } from './nb.ts'

export const frameSv: FrameMessages = {
  nav: {
    label: 'Huvudmeny',
    play: 'Spela',
    print: 'Skriv ut block',
    statistics: 'Statistik',
    players: 'Spelare',
    settings: 'Inställningar',
    skip: 'Hoppa till innehållet',
  },

  trouble: {
    gone: 'Programmet är avslutat',
    goneHint: 'Allt är sparat. Starta Yatzyblokka igen, så fortsätter den här sidan av sig själv.',
    newer:
      'Spelen är sparade med en nyare version av Yatzyblokka. Inget har ändrats. Använd den nyare versionen.',
    damagedTitle: 'Filen med spelen är skadad',
    damaged: ({ path }) => `Den finns kvar i ${path}.`,
    changedTitle: 'Något i filen med spelen har ändrats',
    changed: ({ games }) =>
      `Det hände medan Yatzyblokka inte var öppen. Filen går att läsa och har ${games} spel, men ett tal eller ett namn i den kan vara fel.`,
    use: 'Använd filen ändå',
    backup: (of) => `Den senaste säkerhetskopian är från ${of.day} och har ${of.games} spel.`,
    noBackup: 'Det finns ingen säkerhetskopia.',
    restore: 'Återställ säkerhetskopian',
    startEmpty: 'Börja om',
    loading: 'Hämtar …',
  },
}
