/** What the program says in a terminal, and on a page that has no window yet. */
export const terminalNb = {
  help: {
    usage: ({ command }: { command: string }) => `Bruk: ${command} [valg]`,
    folder: 'MAPPE',
    data: 'der spillene ligger',
    serve: 'skriv ut en adresse i stedet for å åpne et vindu',
    help: 'vis dette',
  },
  unknownOption: ({ option, command }: { option: string; command: string }) =>
    `Ukjent valg: ${option}. «${command} --help» viser valgene.`,
  noFolder: '--data trenger en mappe.',
  folderUnusable: ({ folder }: { folder: string }) =>
    `Yatzyblokka kan ikke lagre i mappa ${folder}. Sjekk den, eller velg en annen med --data.`,
  running: 'Yatzyblokka er allerede åpen.',
  newWindow: 'Yatzyblokka er allerede åpen. Et nytt vindu åpnes.',
  runningAt: 'Yatzyblokka er allerede åpen på denne adressen:',
  noDisplay: 'Det er ingen skjerm her. Åpne denne adressen i en nettleser:',
  noBrowser: 'Ingen nettleser lot seg åpne. Åpne denne adressen selv:',
  serving: 'Åpne denne adressen i en nettleser:',
  howToEnd: 'Ctrl+C avslutter.',
  useAddress: 'Åpne Yatzyblokka med adressen som programmet skrev ut.',
  building: 'Bygger …',
  fetching: 'Henter Electron …',
  noElectron: ({ command }: { command: string }) =>
    `Electron er ikke hentet; programmet åpnes i en nettleser. («${command}» henter.)`,
}

export type TerminalMessages = typeof terminalNb
