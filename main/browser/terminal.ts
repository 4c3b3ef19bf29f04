/** What the program says in a terminal, and on a page that has no window yet. */
export const TERMINAL = {
  help: [
    'Bruk: npm start -- [valg]',
    '',
    '  --data MAPPE  der spillene ligger',
    '  --serve       skriv ut en adresse i stedet for å åpne et vindu',
    '  --help        vis dette',
  ].join('\n'),
  unknownOption: (option: string) => `Ukjent valg: ${option}. «npm start -- --help» viser valgene.`,
  noFolder: '--data trenger en mappe.',
  folderUnusable: (folder: string) =>
    `Yatzyblokka kan ikke lagre i mappa ${folder}. Sjekk den, eller velg en annen med --data.`,
  running: 'Yatzyblokka er allerede åpen.',
  newWindow: 'Yatzyblokka er allerede åpen. Et nytt vindu åpnes.',
  runningAt: 'Yatzyblokka er allerede åpen på denne adressen:',
  noDisplay: 'Det er ingen skjerm her. Åpne denne adressen i en nettleser:',
  noBrowser: 'Ingen nettleser lot seg åpne. Åpne denne adressen selv:',
  serving: 'Åpne denne adressen i en nettleser:',
  howToEnd: 'Ctrl+C avslutter.',
  useAddress: 'Åpne Yatzyblokka med adressen som programmet skrev ut.',
} as const
