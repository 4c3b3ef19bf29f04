import { makeFormat } from '../format.ts'
import { points } from '../words/en.ts'
import type { StartMessages } from './nb.ts'

const { list, number } = makeFormat('en')

export const startEn: StartMessages = {
  start: {
    greeting: { morning: 'Good morning!', day: 'Hello!', evening: 'Good evening!' },
    newGame: 'New game',
    newGameHint: 'On the screen or with your own dice',
    printHint: 'Yatzy or American, ready in half a minute',
    continue: 'Continue',
    continueGame: ({ names }) => `Continue: ${names}`,
    latest: 'Latest games',
    noGames: 'No games yet. Start one, or enter an old one from paper.',
    progress: (of) => `Round ${of.round} of ${of.rounds}`,
    thrown: (of) =>
      of.n === 0 ? `${of.name} to roll` : `${of.name} has rolled ${of.n} of ${of.of}`,
    ordering: 'Who starts?',
    won: (of) =>
      `won with ${number(of.points)}, ahead of ${list(of.others.map(({ name, total }) => `${name} ${number(total)}`))}`,
    shared: (of) => `shared the win on ${number(of.points)}`,
    solo: (of) => `scored ${points(of.points)}`,
    modes: { screen: 'screen', own: 'own dice', paper: 'paper' },
    written: (of) => `${of.name} to play`,
    seeGame: ({ names }) => `See the game: ${names}`,
  },

  firstRun: {
    title: 'Welcome to Yatzyblokka',
    more: 'Anyone else? Type the next name.',
    pass: 'Skip',
    done: 'That is everyone',
    suggestion: ({ variant, names }) => `${variant} with ${list(names)}`,
  },

  setup: {
    title: 'New game',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – any order, 15 boxes',
      nordicForced: 'Forced Yatzy – top to bottom, bonus at 42',
      american: 'American, 13 boxes',
    },
    dice: 'Dice',
    modes: { screen: 'Dice on the screen', own: 'Your own dice' },
    whoPlays: 'Who is playing?',
    noPlayers: 'Who plays at your table? Type the first name.',
    newPlayer: 'New player',
    name: 'Name',
    add: 'Add',
    order: 'Order',
    moveUp: ({ name }) => `Move ${name} up`,
    takeOut: ({ name }) => `Take ${name} out`,
    whoStarts: 'Who starts?',
    first: {
      highest: 'Highest die',
      listed: 'The order above',
      last: 'Last place in the last game',
    },
    start: 'Start the game',
  },

  ordering: {
    title: 'Who starts?',
    throws: ({ name }) => `${name} rolls one die`,
    throw: ({ name }) => `Roll for ${name}`,
    threw: (of) => `${of.name} rolled a ${of.die}`,
    again: ({ names }) => `A tie. ${list(names)} roll again`,
    begins: ({ name }) => `${name} starts`,
    notYet: ({ name }) => `${name} has not rolled yet`,
    out: ({ name }) => `${name} does not roll again`,
    ask: 'Roll one die each. Who rolled highest?',
    askLast: 'They shared the last place last time. Which of them starts?',
    choose: ({ name }) => `${name} starts`,
  },
}
