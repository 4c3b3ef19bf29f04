import type { TerminalMessages } from './nb.ts'

export const terminalNn: TerminalMessages = {
  help: {
    usage: ({ command }) => `Bruk: ${command} [val]`,
    folder: 'MAPPE',
    data: 'der spela ligg',
    serve: 'skriv ut ei adresse i staden for å opne eit vindauge',
    help: 'vis dette',
  },
  unknownOption: ({ option, command }) => `Ukjent val: ${option}. «${command} --help» viser vala.`,
  noFolder: '--data treng ei mappe.',
  folderUnusable: ({ folder }) =>
    `Yatzyblokka kan ikkje lagre i mappa ${folder}. Sjekk henne, eller vel ei anna med --data.`,
  running: 'Yatzyblokka er alt open.',
  newWindow: 'Yatzyblokka er alt open. Eit nytt vindauge blir opna.',
  runningAt: 'Yatzyblokka er alt open på denne adressa:',
  noDisplay: 'Det er ingen skjerm her. Opne denne adressa i ein nettlesar:',
  noBrowser: 'Ingen nettlesar lét seg opne. Opne denne adressa sjølv:',
  serving: 'Opne denne adressa i ein nettlesar:',
  howToEnd: 'Ctrl+C avsluttar.',
  useAddress: 'Opne Yatzyblokka med adressa som programmet skreiv ut.',
  building: 'Byggjer …',
  fetching: 'Hentar Electron …',
  noElectron: ({ command }) =>
    `Electron er ikkje henta; programmet blir opna i ein nettlesar. («${command}» hentar.)`,
}
