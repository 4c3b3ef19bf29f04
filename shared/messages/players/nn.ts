import type { PlayersMessages } from './nb.ts'

export const playersNn: PlayersMessages = {
  players: {
    title: 'Spelarar',
    intro: 'Dei som spelar hos dykk. Eit nytt namn følgjer med til alle spela.',
    add: 'Legg til',
    newPlayer: 'Ny spelar',
    rename: ({ name }) => `Endre namn på ${name}`,
    renameShort: 'Endre namn',
    save: 'Lagre',
    cancel: 'Avbryt',
    added: ({ name }) => `${name} er lagd til.`,
    renamed: (of) => `${of.from} heiter no ${of.to}.`,
  },
}
