import { makeFormat } from '../format.ts'
import { points } from '../words/sv.ts'
import type { StartMessages } from './nb.ts'

const { list, number } = makeFormat('sv')

export const startSv: StartMessages = {
  start: {
    greeting: { morning: 'God morgon!', day: 'God dag!', evening: 'God kväll!' },
    newGame: 'Nytt spel',
    newGameHint: 'På skärmen eller med egna tärningar',
    printHint: 'Yatzy eller amerikansk, klart på en halv minut',
    continue: 'Fortsätt',
    continueGame: ({ names }) => `Fortsätt: ${names}`,
    latest: 'Senast spelat',
    noGames: 'Inga spel än. Starta ett nytt, eller lägg in ett gammalt från papper.',
    progress: (of) => `Omgång ${of.round} av ${of.rounds}`,
    thrown: (of) =>
      of.n === 0 ? `${of.name} ska kasta` : `${of.name} har kastat ${of.n} av ${of.of}`,
    ordering: 'Vem börjar?',
    won: (of) =>
      `vann med ${number(of.points)}, före ${list(of.others.map(({ name, total }) => `${name} ${number(total)}`))}`,
    shared: (of) => `delade segern med ${number(of.points)}`,
    solo: (of) => `fick ${points(of.points)}`,
    modes: { screen: 'skärm', own: 'egna tärningar', paper: 'papper' },
    written: (of) => `${of.name} står på tur`,
    seeGame: ({ names }) => `Visa spelet: ${names}`,
  },

  firstRun: {
    title: 'Välkommen till Yatzyblokka',
    more: 'Är ni fler? Skriv nästa namn.',
    pass: 'Hoppa över',
    done: 'Det var alla',
    suggestion: ({ variant, names }) => `${variant} med ${list(names)}`,
  },

  setup: {
    title: 'Nytt spel',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – fri ordning, 15 rutor',
      nordicForced: 'Yatzy med tvång – uppifrån och ner, bonus vid 42',
      american: 'Amerikansk, 13 rutor',
    },
    dice: 'Tärningar',
    modes: { screen: 'Tärningar på skärmen', own: 'Egna tärningar' },
    whoPlays: 'Vilka är med?',
    noPlayers: 'Vilka spelar hos er? Skriv det första namnet.',
    newPlayer: 'Ny spelare',
    name: 'Namn',
    add: 'Lägg till',
    order: 'Ordning',
    moveUp: ({ name }) => `Flytta upp ${name}`,
    takeOut: ({ name }) => `Ta bort ${name}`,
    whoStarts: 'Vem börjar?',
    first: {
      highest: 'Högsta tärningen',
      listed: 'Ordningen ovan',
      last: 'Den som kom sist förra gången',
    },
    start: 'Starta spelet',
  },

  ordering: {
    title: 'Vem börjar?',
    throws: ({ name }) => `${name} kastar en tärning`,
    throw: ({ name }) => `Kasta för ${name}`,
    threw: (of) => `${of.name} fick ${of.die}`,
    again: ({ names }) => `Lika. ${list(names)} kastar igen`,
    begins: ({ name }) => `${name} börjar`,
    notYet: ({ name }) => `${name} har inte kastat än`,
    out: ({ name }) => `${name} kastar inte mer`,
    ask: 'Kasta en tärning var. Vem fick högst?',
    askLast: 'De kom sist tillsammans förra gången. Vem av dem börjar?',
    choose: ({ name }) => `${name} börjar`,
  },
}
