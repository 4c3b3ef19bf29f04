import { makeFormat } from '../format.ts'
import { points } from '../words/nn.ts'
import type { StartMessages } from './nb.ts'

const { list, number } = makeFormat('nn')

export const startNn: StartMessages = {
  start: {
    greeting: { morning: 'God morgon!', day: 'God dag!', evening: 'God kveld!' },
    newGame: 'Nytt spel',
    newGameHint: 'På skjermen eller med eigne terningar',
    printHint: 'Yatzy eller amerikansk, klar på eit halvt minutt',
    continue: 'Hald fram',
    continueGame: ({ names }) => `Hald fram: ${names}`,
    latest: 'Sist spelt',
    noGames: 'Ingen spel enno. Start eit nytt, eller legg inn eit gammalt frå papir.',
    progress: (of) => `Runde ${of.round} av ${of.rounds}`,
    thrown: (of) =>
      of.n === 0 ? `${of.name} skal kaste` : `${of.name} har kasta ${of.n} av ${of.of}`,
    ordering: 'Kven byrjar?',
    won: (of) =>
      `vann med ${number(of.points)}, framfor ${list(of.others.map(({ name, total }) => `${name} ${number(total)}`))}`,
    shared: (of) => `delte sigeren med ${number(of.points)}`,
    solo: (of) => `fekk ${points(of.points)}`,
    modes: { screen: 'skjerm', own: 'eigne terningar', paper: 'papir' },
    written: (of) => `${of.name} står for tur`,
    seeGame: ({ names }) => `Sjå spelet: ${names}`,
  },

  firstRun: {
    title: 'Velkomen til Yatzyblokka',
    more: 'Er de fleire? Skriv neste namn.',
    pass: 'Hopp over',
    done: 'Det var alle',
    suggestion: ({ variant, names }) => `${variant} med ${list(names)}`,
  },

  setup: {
    title: 'Nytt spel',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – fri rekkjefølgje, 15 ruter',
      nordicForced: 'Tvungen yatzy – ovanfrå og ned, bonus ved 42',
      american: 'Amerikansk 13-ruter',
    },
    dice: 'Terningar',
    modes: { screen: 'Terningar på skjermen', own: 'Eigne terningar' },
    whoPlays: 'Kven er med?',
    noPlayers: 'Kven spelar hos dykk? Skriv det første namnet.',
    newPlayer: 'Ny spelar',
    name: 'Namn',
    add: 'Legg til',
    order: 'Rekkjefølgje',
    moveUp: ({ name }) => `Flytt ${name} opp`,
    takeOut: ({ name }) => `Ta ut ${name}`,
    whoStarts: 'Kven byrjar?',
    first: {
      highest: 'Høgaste terning',
      listed: 'Rekkjefølgja over',
      last: 'Den som kom sist førre gong',
    },
    start: 'Start spelet',
  },

  ordering: {
    title: 'Kven byrjar?',
    throws: ({ name }) => `${name} kastar éin terning`,
    throw: ({ name }) => `Kast for ${name}`,
    threw: (of) => `${of.name} fekk ${of.die}`,
    again: ({ names }) => `Likt. ${list(names)} kastar igjen`,
    begins: ({ name }) => `${name} byrjar`,
    notYet: ({ name }) => `${name} har ikkje kasta enno`,
    out: ({ name }) => `${name} er ute av kastinga`,
    ask: 'Kast éin terning kvar. Kven fekk høgast?',
    askLast: 'Dei kom sist saman førre gong. Kven av dei byrjar?',
    choose: ({ name }) => `${name} byrjar`,
  },
}
