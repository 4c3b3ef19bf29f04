/** The family. */
export const playersNb = {
  players: {
    title: 'Spillere',
    intro: 'De som spiller hos dere. Et nytt navn følger med til alle spillene.',
    add: 'Legg til',
    newPlayer: 'Ny spiller',
    rename: ({ name }: { name: string }) => `Endre navn på ${name}`,
    renameShort: 'Endre navn',
    save: 'Lagre',
    cancel: 'Avbryt',
    added: ({ name }: { name: string }) => `${name} er lagt til.`,
    renamed: (of: { from: string; to: string }) => `${of.from} heter nå ${of.to}.`,
  },
}

export type PlayersMessages = typeof playersNb
