import type { TerminalMessages } from './nb.ts'

export const terminalEn: TerminalMessages = {
  help: {
    usage: ({ command }) => `Usage: ${command} [options]`,
    folder: 'FOLDER',
    data: 'where the games are kept',
    serve: 'print an address instead of opening a window',
    help: 'show this',
  },
  unknownOption: ({ option, command }) =>
    `Unknown option: ${option}. “${command} --help” lists the options.`,
  noFolder: '--data needs a folder.',
  folderUnusable: ({ folder }) =>
    `Yatzyblokka cannot save in the folder ${folder}. Check it, or choose another with --data.`,
  running: 'Yatzyblokka is already running.',
  newWindow: 'Yatzyblokka is already running. A new window opens.',
  runningAt: 'Yatzyblokka is already running at this address:',
  noDisplay: 'There is no display here. Open this address in a browser:',
  noBrowser: 'No browser could be opened. Open this address yourself:',
  serving: 'Open this address in a browser:',
  howToEnd: 'Ctrl+C ends it.',
  useAddress: 'Open Yatzyblokka with the address the program printed.',
  building: 'Building …',
  fetching: 'Fetching Electron …',
  noElectron: ({ command }) =>
    `Electron has not been fetched; the program opens in a browser. (“${command}” fetches it.)`,
}
