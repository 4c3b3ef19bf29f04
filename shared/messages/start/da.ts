import { makeFormat } from '../format.ts'
import { points } from '../words/da.ts'
import type { StartMessages } from './nb.ts'

const { list, number } = makeFormat('da')

export const startDa: StartMessages = {
  start: {
    greeting: { morning: 'Godmorgen!', day: 'Goddag!', evening: 'Godaften!' },
    newGame: 'Nyt spil',
    newGameHint: 'På skærmen eller med egne terninger',
    printHint: 'Yatzy eller amerikansk, klar på et halvt minut',
    continue: 'Fortsæt',
    continueGame: ({ names }) => `Fortsæt: ${names}`,
    latest: 'Senest spillet',
    noGames: 'Ingen spil endnu. Start et nyt, eller indtast et gammelt fra papir.',
    progress: (of) => `Runde ${of.round} af ${of.rounds}`,
    thrown: (of) =>
      of.n === 0 ? `${of.name} skal kaste` : `${of.name} har kastet ${of.n} af ${of.of}`,
    ordering: 'Hvem begynder?',
    won: (of) =>
      `vandt med ${number(of.points)}, foran ${list(of.others.map(({ name, total }) => `${name} ${number(total)}`))}`,
    shared: (of) => `delte sejren med ${number(of.points)}`,
    solo: (of) => `fik ${points(of.points)}`,
    modes: { screen: 'skærm', own: 'egne terninger', paper: 'papir' },
    written: (of) => `${of.name} står for tur`,
    seeGame: ({ names }) => `Se spillet: ${names}`,
  },

  firstRun: {
    title: 'Velkommen til Yatzyblokka',
    more: 'Er I flere? Skriv det næste navn.',
    pass: 'Spring over',
    done: 'Det var alle',
    suggestion: ({ variant, names }) => `${variant} med ${list(names)}`,
  },

  setup: {
    title: 'Nyt spil',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – fri rækkefølge, 15 felter',
      nordicForced: 'Yatzy med tvang – oppefra og ned, bonus ved 42',
      american: 'Amerikansk, 13 felter',
    },
    dice: 'Terninger',
    modes: { screen: 'Terninger på skærmen', own: 'Egne terninger' },
    whoPlays: 'Hvem er med?',
    noPlayers: 'Hvem spiller hos jer? Skriv det første navn.',
    newPlayer: 'Ny spiller',
    name: 'Navn',
    add: 'Tilføj',
    order: 'Rækkefølge',
    moveUp: ({ name }) => `Flyt ${name} op`,
    takeOut: ({ name }) => `Tag ${name} ud`,
    whoStarts: 'Hvem begynder?',
    first: {
      highest: 'Højeste terning',
      listed: 'Rækkefølgen ovenfor',
      last: 'Den, der kom sidst i forrige spil',
    },
    start: 'Start spillet',
  },

  ordering: {
    title: 'Hvem begynder?',
    throws: ({ name }) => `${name} kaster én terning`,
    throw: ({ name }) => `Kast for ${name}`,
    threw: (of) => `${of.name} fik ${of.die}`,
    again: ({ names }) => `Lige. ${list(names)} kaster igen`,
    begins: ({ name }) => `${name} begynder`,
    notYet: ({ name }) => `${name} har ikke kastet endnu`,
    out: ({ name }) => `${name} kaster ikke mere`,
    ask: 'Kast én terning hver. Hvem fik højest?',
    askLast: 'De kom sidst sammen i forrige spil. Hvem af dem begynder?',
    choose: ({ name }) => `${name} begynder`,
  },
}
