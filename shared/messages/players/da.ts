import type { PlayersMessages } from './nb.ts'

export const playersDa: PlayersMessages = {
  players: {
    title: 'Spillere',
    intro: 'De, der spiller hos jer. Et nyt navn følger med til alle spillene.',
    add: 'Tilføj',
    newPlayer: 'Ny spiller',
    rename: ({ name }) => `Skift navn på ${name}`,
    renameShort: 'Skift navn',
    save: 'Gem',
    cancel: 'Annuller',
    added: ({ name }) => `${name} er tilføjet.`,
    renamed: (of) => `${of.from} hedder nu ${of.to}.`,
  },
}
