import { makeFormat } from '../format.ts'
import { points } from '../words/nb.ts'

const { list, number } = makeFormat('nb')

/** What is said before the first turn: the start page, a new game, who begins. */
export const startNb = {
  start: {
    greeting: { morning: 'God morgen!', day: 'God dag!', evening: 'God kveld!' },
    newGame: 'Nytt spill',
    newGameHint: 'På skjermen eller med egne terninger',
    printHint: 'Yatzy eller amerikansk, klar på et halvt minutt',
    continue: 'Fortsett',
    continueGame: ({ names }: { names: string }) => `Fortsett: ${names}`,
    latest: 'Sist spilt',
    noGames: 'Ingen spill ennå. Start et nytt, eller legg inn et gammelt fra papir.',
    progress: (of: { round: number; rounds: number }) => `Runde ${of.round} av ${of.rounds}`,
    thrown: (of: { name: string; n: number; of: number }) =>
      of.n === 0 ? `${of.name} skal kaste` : `${of.name} har kastet ${of.n} av ${of.of}`,
    ordering: 'Hvem begynner?',
    won: (of: { points: number; others: readonly { name: string; total: number }[] }) =>
      `vant med ${number(of.points)}, foran ${list(of.others.map(({ name, total }) => `${name} ${number(total)}`))}`,
    shared: (of: { points: number }) => `delte seieren med ${number(of.points)}`,
    solo: (of: { points: number }) => `fikk ${points(of.points)}`,
    modes: { screen: 'skjerm', own: 'egne terninger', paper: 'papir' },
    written: (of: { name: string }) => `${of.name} står for tur`,
    seeGame: ({ names }: { names: string }) => `Se spillet: ${names}`,
  },

  firstRun: {
    title: 'Velkommen til Yatzyblokka',
    more: 'Er dere flere? Skriv neste navn.',
    pass: 'Hopp over',
    done: 'Det var alle',
    suggestion: ({ variant, names }: { variant: string; names: readonly string[] }) =>
      `${variant} med ${list(names)}`,
  },

  setup: {
    title: 'Nytt spill',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – fri rekkefølge, 15 ruter',
      nordicForced: 'Tvungen yatzy – ovenfra og ned, bonus ved 42',
      american: 'Amerikansk 13-ruter',
    },
    dice: 'Terninger',
    modes: { screen: 'Terninger på skjermen', own: 'Egne terninger' },
    whoPlays: 'Hvem er med?',
    noPlayers: 'Hvem spiller hos dere? Skriv det første navnet.',
    newPlayer: 'Ny spiller',
    name: 'Navn',
    add: 'Legg til',
    order: 'Rekkefølge',
    moveUp: ({ name }: { name: string }) => `Flytt ${name} opp`,
    takeOut: ({ name }: { name: string }) => `Ta ut ${name}`,
    whoStarts: 'Hvem begynner?',
    first: {
      highest: 'Høyeste terning',
      listed: 'Rekkefølgen over',
      last: 'Den som kom sist forrige gang',
    },
    start: 'Start spillet',
  },

  ordering: {
    title: 'Hvem begynner?',
    throws: ({ name }: { name: string }) => `${name} kaster én terning`,
    throw: ({ name }: { name: string }) => `Kast for ${name}`,
    threw: (of: { name: string; die: number }) => `${of.name} fikk ${of.die}`,
    again: ({ names }: { names: readonly string[] }) => `Likt. ${list(names)} kaster igjen`,
    begins: ({ name }: { name: string }) => `${name} begynner`,
    notYet: ({ name }: { name: string }) => `${name} har ikke kastet ennå`,
    out: ({ name }: { name: string }) => `${name} er ute av kastingen`,
    ask: 'Kast én terning hver. Hvem fikk høyest?',
    askLast: 'De kom sist sammen forrige gang. Hvem av dem begynner?',
    choose: ({ name }: { name: string }) => `${name} begynner`,
  },
}

export type StartMessages = typeof startNb
