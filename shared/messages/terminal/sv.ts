import type { TerminalMessages } from './nb.ts'

export const terminalSv: TerminalMessages = {
  help: {
    usage: ({ command }) => `Användning: ${command} [val]`,
    folder: 'MAPP',
    data: 'där spelen ligger',
    serve: 'skriv ut en adress i stället för att öppna ett fönster',
    help: 'visa det här',
  },
  unknownOption: ({ option, command }) => `Okänt val: ${option}. ”${command} --help” visar valen.`,
  noFolder: '--data behöver en mapp.',
  folderUnusable: ({ folder }) =>
    `Yatzyblokka kan inte spara i mappen ${folder}. Kontrollera den, eller välj en annan med --data.`,
  running: 'Yatzyblokka är redan öppen.',
  newWindow: 'Yatzyblokka är redan öppen. Ett nytt fönster öppnas.',
  runningAt: 'Yatzyblokka är redan öppen på den här adressen:',
  noDisplay: 'Det finns ingen skärm här. Öppna den här adressen i en webbläsare:',
  noBrowser: 'Ingen webbläsare gick att öppna. Öppna den här adressen själv:',
  serving: 'Öppna den här adressen i en webbläsare:',
  howToEnd: 'Ctrl+C avslutar.',
  useAddress: 'Öppna Yatzyblokka med adressen som programmet skrev ut.',
  building: 'Bygger …',
  fetching: 'Hämtar Electron …',
  noElectron: ({ command }) =>
    `Electron är inte hämtat; programmet öppnas i en webbläsare. (”${command}” hämtar.)`,
}
