import type { PlayersMessages } from './nb.ts'

export const playersSv: PlayersMessages = {
  players: {
    title: 'Spelare',
    intro: 'De som spelar hos er. Ett nytt namn följer med till alla spel.',
    add: 'Lägg till',
    newPlayer: 'Ny spelare',
    rename: ({ name }) => `Byt namn på ${name}`,
    renameShort: 'Byt namn',
    save: 'Spara',
    cancel: 'Avbryt',
    added: ({ name }) => `${name} har lagts till.`,
    renamed: (of) => `${of.from} heter nu ${of.to}.`,
  },
}
