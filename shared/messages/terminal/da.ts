import type { TerminalMessages } from './nb.ts'

export const terminalDa: TerminalMessages = {
  help: {
    usage: ({ command }) => `Brug: ${command} [valg]`,
    folder: 'MAPPE',
    data: 'der, hvor spillene ligger',
    serve: 'udskriv en adresse i stedet for at åbne et vindue',
    help: 'vis dette',
  },
  unknownOption: ({ option, command }) =>
    `Ukendt valg: ${option}. ”${command} --help” viser valgene.`,
  noFolder: '--data mangler en mappe.',
  folderUnusable: ({ folder }) =>
    `Yatzyblokka kan ikke gemme i mappen ${folder}. Se efter, eller vælg en anden med --data.`,
  running: 'Yatzyblokka er allerede åben.',
  newWindow: 'Yatzyblokka er allerede åben. Et nyt vindue åbnes.',
  runningAt: 'Yatzyblokka er allerede åben på denne adresse:',
  noDisplay: 'Der er ingen skærm her. Åbn denne adresse i en browser:',
  noBrowser: 'Ingen browser kunne åbnes. Åbn selv denne adresse:',
  serving: 'Åbn denne adresse i en browser:',
  howToEnd: 'Ctrl+C afslutter.',
  useAddress: 'Åbn Yatzyblokka med den adresse, som programmet udskrev.',
  building: 'Bygger …',
  fetching: 'Henter Electron …',
  noElectron: ({ command }) =>
    `Electron er ikke hentet; programmet åbnes i en browser. (”${command}” henter.)`,
}
