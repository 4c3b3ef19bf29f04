import type { PlayersMessages } from './nb.ts'

export const playersEn: PlayersMessages = {
  players: {
    title: 'Players',
    intro: 'Those who play at your table. A new name goes with all the games.',
    add: 'Add',
    newPlayer: 'New player',
    rename: ({ name }) => `Rename ${name}`,
    renameShort: 'Rename',
    save: 'Save',
    cancel: 'Cancel',
    added: ({ name }) => `${name} has been added.`,
    renamed: (of) => `${of.from} is now called ${of.to}.`,
  },
}
