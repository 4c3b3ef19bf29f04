import { makeFormat } from '../format.ts'
import { andExtra, points, throwsLeft } from '../words/nn.ts'
import type { TableMessages } from './nb.ts'

const { list, plural } = makeFormat('nn')

export const tableNn: TableMessages = {
  game: {
    windowTitle: (of) => `${of.variant}, runde ${of.round}: ${of.name}`,
    turnOf: ({ name }) => `No spelar ${name}`,
    round: (of) => `Runde ${of.n} av ${of.of}`,
    throwsLeft: ({ n }) => throwsLeft(n),
    doThrow: 'Kast terningane',
    doHold: 'Trykk på terningane du vil spare, eller vel ei rute',
    doChoose: 'Vel ei rute',
    throwAll: 'Kast alle fem',
    throwSome: ({ n }) => `Kast ${n} ${plural(n, { one: 'terning', other: 'terningar' })}`,
    allKept: 'Alle er sparte',
    doWrite: 'Kast terningane dykkar, og trykk på ruta som skal fyllast',
    kept: 'spart',
    undo: 'Angre',
    undoStep: (of) =>
      of.points === 0
        ? `Angre: ${of.row} stroken (${of.name})`
        : `Angre: ${of.row} ${of.points} (${of.name})`,
    nothingToUndo: 'Ingenting å angre',
    redo: 'Gjer om',
    saved: 'Spelet er lagra.',
    menu: 'Meny',
    showRules: 'Reglane for dette spelet',
    someoneLeaves: 'Ein spelar går',
    whoLeaves: 'Kven går?',
    left: 'gått',
    putAway: 'Legg bort',
    putAwayHint: 'Spelet ligg under Hald fram',
    abandon: 'Avslutt utan resultat',
    history: 'Kva har skjedd',
    nothingYet: 'Ingenting er skrive enno.',
    historyLine: (of) =>
      (of.points === 0 ? `${of.name} strauk ${of.row}` : `${of.name}: ${of.points} i ${of.row}`) +
      andExtra(of.extra),
    corrected: 'retta',
    goBackHere: 'Gå tilbake hit',
    goBackTo: (of) => `Gå tilbake hit: ${of.line}`,
    back: 'Til Spel',
    keys: 'Hurtigtastar',
    keysTitle: 'Hurtigtastar',
    sayAgain: 'Sei igjen',
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Spar eller slepp ein terning' },
      { keys: ['K'], does: 'Kast' },
      { keys: ['Piltastar'], does: 'Gå rundt på blokka' },
      { keys: ['Enter', 'Mellomrom'], does: 'Trykk på det som er merkt' },
      { keys: ['Ctrl + Z'], does: 'Angre' },
      { keys: ['Ctrl + Y'], does: 'Gjer om' },
      { keys: ['S'], does: 'Sei igjen' },
      { keys: ['?'], does: 'Vis hurtigtastane' },
    ],
    ahead: ({ n }) => (n === 0 ? 'akkurat nok' : n > 0 ? `${n} i pluss` : `${-n} i minus`),
    bonusMissing: ({ n }) => `manglar ${n}`,
    bonusLost: 'Bonusen er ikkje mogleg lenger',
  },

  question: {
    strike: (of) => `Stryke ${of.row}? Kastet gir ${points(of.points)} i ${of.other}.`,
    strikeEarly: (of) => `Stryke ${of.row}? Du har ${throwsLeft(of.n)}.`,
    strikeYes: ({ row }) => `Stryk ${row}`,
    other: 'Vel ei anna rute',
    undoThrows: ({ names }) => `Kastet til ${list(names)} går òg. Dei same terningane kjem att.`,
    undoYes: 'Angre likevel',
    cancel: 'Avbryt',
    close: 'Lukk',
    leave: ({ name }) => `Går ${name}? Kolonnen blir ståande, men tel ikkje i noko resultat.`,
    leaveYes: ({ name }) => `${name} går`,
    abandon: 'Avslutte utan resultat? Spelet tel ingen stad.',
    abandonYes: 'Avslutt utan resultat',
    dontAsk: 'Ikkje spør meir i dette spelet',
  },

  hint: {
    perFace: (of) => `${of.n} × ${of.face} = ${of.n * of.face}`,
    max: ({ n }) => `maks ${n}`,
    bonus: (of) => `${of.limit}+ gir ${of.points}`,
    extra: ({ n }) => `${n} for kvar`,
  },

  joker: {
    extra: ({ n }) => `Ny yatzy: ${n} poeng ekstra.`,
    upper: ({ row }) => `Fem like skal i ${row} når den ruta er ledig.`,
    lower: 'Du må velje ei ledig rute i nedre del.',
    strikes: 'Nedre del er full. Vel ei talrute, ho blir stroken.',
  },

  result: {
    title: 'Resultat',
    won: (of) => `${of.name} vann med ${points(of.points)}`,
    shared: (of) => `${list(of.names)} deler sigeren, ${points(of.points)} kvar`,
    solo: (of) => `${of.name} fekk ${points(of.points)}`,
    place: (of) => (of.shared ? `delt ${of.place}. plass` : `${of.place}. plass`),
    again: 'Spel igjen',
    done: 'Ferdig',
  },
}
