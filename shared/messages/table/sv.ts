import { makeFormat } from '../format.ts'
import { andExtra, points, throwsLeft } from '../words/sv.ts'
import type { TableMessages } from './nb.ts'

const { list, ordinal, plural } = makeFormat('sv')

const place = (n: number): string => `${n}${ordinal(n, { one: ':a', other: ':e' })} plats`

export const tableSv: TableMessages = {
  game: {
    windowTitle: (of) => `${of.variant}, omgång ${of.round}: ${of.name}`,
    turnOf: ({ name }) => `Nu spelar ${name}`,
    round: (of) => `Omgång ${of.n} av ${of.of}`,
    throwsLeft: ({ n }) => throwsLeft(n),
    doThrow: 'Kasta tärningarna',
    doHold: 'Tryck på tärningarna du vill spara, eller välj en ruta',
    doChoose: 'Välj en ruta',
    throwAll: 'Kasta alla fem',
    throwSome: ({ n }) => `Kasta ${n} ${plural(n, { one: 'tärning', other: 'tärningar' })}`,
    allKept: 'Alla är sparade',
    doWrite: 'Kasta era tärningar, och tryck på rutan som ska fyllas',
    kept: 'sparad',
    undo: 'Ångra',
    undoStep: (of) =>
      of.points === 0
        ? `Ångra: ${of.row} struken (${of.name})`
        : `Ångra: ${of.row} ${of.points} (${of.name})`,
    nothingToUndo: 'Inget att ångra',
    redo: 'Gör om',
    saved: 'Spelet är sparat.',
    menu: 'Meny',
    showRules: 'Reglerna för det här spelet',
    someoneLeaves: 'En spelare slutar',
    whoLeaves: 'Vem slutar?',
    left: 'slutat',
    putAway: 'Lägg undan',
    putAwayHint: 'Spelet ligger under Fortsätt',
    abandon: 'Avsluta utan resultat',
    history: 'Vad har hänt',
    nothingYet: 'Inget är skrivet än.',
    historyLine: (of) =>
      (of.points === 0 ? `${of.name} strök ${of.row}` : `${of.name}: ${of.points} i ${of.row}`) +
      andExtra(of.extra),
    corrected: 'rättat',
    goBackHere: 'Gå tillbaka hit',
    goBackTo: (of) => `Gå tillbaka hit: ${of.line}`,
    back: 'Till Spela',
    keys: 'Kortkommandon',
    keysTitle: 'Kortkommandon',
    sayAgain: 'Säg igen',
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Spara eller släpp en tärning' },
      { keys: ['K'], does: 'Kasta' },
      { keys: ['Piltangenter'], does: 'Gå runt på blocket' },
      { keys: ['Enter', 'Blanksteg'], does: 'Tryck på det som är markerat' },
      { keys: ['Ctrl + Z'], does: 'Ångra' },
      { keys: ['Ctrl + Y'], does: 'Gör om' },
      { keys: ['S'], does: 'Säg igen' },
      { keys: ['?'], does: 'Visa kortkommandona' },
    ],
    ahead: ({ n }) => (n === 0 ? 'jämnt' : n > 0 ? `${n} plus` : `${-n} minus`),
    bonusMissing: ({ n }) => `${n} kvar`,
    bonusLost: 'Bonusen går inte längre att nå',
  },

  question: {
    strike: (of) => `Stryka ${of.row}? Kastet ger ${points(of.points)} i ${of.other}.`,
    strikeEarly: (of) => `Stryka ${of.row}? Du har ${throwsLeft(of.n)}.`,
    strikeYes: ({ row }) => `Stryk ${row}`,
    other: 'Välj en annan ruta',
    undoThrows: ({ names }) =>
      `Kastet från ${list(names)} försvinner också. Samma tärningar kommer igen.`,
    undoYes: 'Ångra ändå',
    cancel: 'Avbryt',
    close: 'Stäng',
    leave: ({ name }) => `Slutar ${name}? Kolumnen står kvar, men räknas inte i något resultat.`,
    leaveYes: ({ name }) => `${name} slutar`,
    abandon: 'Avsluta utan resultat? Spelet räknas ingenstans.',
    abandonYes: 'Avsluta utan resultat',
    dontAsk: 'Fråga inte mer i det här spelet',
  },

  hint: {
    perFace: (of) => `${of.n} × ${of.face} = ${of.n * of.face}`,
    max: ({ n }) => `max ${n}`,
    bonus: (of) => `${of.limit}+ ger ${of.points}`,
    extra: ({ n }) => `${n} för varje`,
  },

  joker: {
    extra: ({ n }) => `Ny yatzy: ${n} poäng extra.`,
    upper: ({ row }) => `Fem lika ska in i ${row} när den rutan är ledig.`,
    lower: 'Du måste välja en ledig ruta i nedre delen.',
    strikes: 'Nedre delen är full. Välj en sifferruta, den stryks.',
  },

  result: {
    title: 'Resultat',
    won: (of) => `${of.name} vann med ${points(of.points)}`,
    shared: (of) => `${list(of.names)} delar segern, ${points(of.points)} var`,
    solo: (of) => `${of.name} fick ${points(of.points)}`,
    place: (of) => (of.shared ? `delad ${place(of.place)}` : place(of.place)),
    again: 'Spela igen',
    done: 'Klar',
  },
}
