import { makeFormat } from '../format.ts'
import { throwsLeft, points, andExtra } from '../words/nb.ts'

const { list, plural } = makeFormat('nb')

/** What the table says, from the first throw to the result. */
export const tableNb = {
  game: {
    windowTitle: (of: { variant: string; round: number; name: string }) =>
      `${of.variant}, runde ${of.round}: ${of.name}`,
    turnOf: ({ name }: { name: string }) => `Nå spiller ${name}`,
    round: (of: { n: number; of: number }) => `Runde ${of.n} av ${of.of}`,
    throwsLeft: ({ n }: { n: number }) => throwsLeft(n),
    doThrow: 'Kast terningene',
    doHold: 'Trykk på terningene du vil beholde, eller velg en rute',
    doChoose: 'Velg en rute',
    throwAll: 'Kast alle fem',
    throwSome: ({ n }: { n: number }) =>
      `Kast ${n} ${plural(n, { one: 'terning', other: 'terninger' })}`,
    allKept: 'Alle er beholdt',
    doWrite: 'Kast terningene deres, og trykk på ruta som skal fylles',
    kept: 'beholdt',
    undo: 'Angre',
    undoStep: (of: { row: string; points: number; name: string }) =>
      of.points === 0
        ? `Angre: ${of.row} strøket (${of.name})`
        : `Angre: ${of.row} ${of.points} (${of.name})`,
    nothingToUndo: 'Ingenting å angre',
    redo: 'Gjør om',
    saved: 'Spillet er lagret.',
    menu: 'Meny',
    showRules: 'Reglene for dette spillet',
    someoneLeaves: 'En spiller går',
    whoLeaves: 'Hvem går?',
    left: 'gått',
    putAway: 'Legg bort',
    putAwayHint: 'Spillet ligger under Fortsett',
    abandon: 'Avslutt uten resultat',
    history: 'Hva har skjedd',
    nothingYet: 'Ingenting er skrevet ennå.',
    historyLine: (of: { name: string; row: string; points: number; extra: number }) =>
      (of.points === 0 ? `${of.name} strøk ${of.row}` : `${of.name}: ${of.points} i ${of.row}`) +
      andExtra(of.extra),
    corrected: 'rettet',
    goBackHere: 'Gå tilbake hit',
    goBackTo: (of: { line: string }) => `Gå tilbake hit: ${of.line}`,
    back: 'Til Spill',
    keys: 'Hurtigtaster',
    keysTitle: 'Hurtigtaster',
    sayAgain: 'Si igjen',
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Behold eller slipp en terning' },
      { keys: ['K'], does: 'Kast' },
      { keys: ['Piltaster'], does: 'Gå rundt på blokka' },
      { keys: ['Enter', 'Mellomrom'], does: 'Trykk på det som er merket' },
      { keys: ['Ctrl + Z'], does: 'Angre' },
      { keys: ['Ctrl + Y'], does: 'Gjør om' },
      { keys: ['S'], does: 'Si igjen' },
      { keys: ['?'], does: 'Vis hurtigtastene' },
    ],
    ahead: ({ n }: { n: number }) =>
      n === 0 ? 'akkurat nok' : n > 0 ? `${n} i pluss` : `${-n} i minus`,
    bonusMissing: ({ n }: { n: number }) => `mangler ${n}`,
    bonusLost: 'Bonusen er ikke mulig lenger',
  },

  question: {
    strike: (of: { row: string; points: number; other: string }) =>
      `Stryke ${of.row}? Kastet gir ${points(of.points)} i ${of.other}.`,
    strikeEarly: (of: { row: string; n: number }) =>
      `Stryke ${of.row}? Du har ${throwsLeft(of.n)}.`,
    strikeYes: ({ row }: { row: string }) => `Stryk ${row}`,
    other: 'Velg en annen rute',
    undoThrows: ({ names }: { names: readonly string[] }) =>
      `Kastet til ${list(names)} går også. De samme terningene kommer igjen.`,
    undoYes: 'Angre likevel',
    cancel: 'Avbryt',
    close: 'Lukk',
    leave: ({ name }: { name: string }) =>
      `Går ${name}? Kolonnen blir stående, men teller ikke i noe resultat.`,
    leaveYes: ({ name }: { name: string }) => `${name} går`,
    abandon: 'Avslutte uten resultat? Spillet teller ikke noe sted.',
    abandonYes: 'Avslutt uten resultat',
    dontAsk: 'Ikke spør mer i dette spillet',
  },

  hint: {
    perFace: (of: { n: number; face: number }) => `${of.n} × ${of.face} = ${of.n * of.face}`,
    max: ({ n }: { n: number }) => `maks ${n}`,
    bonus: (of: { limit: number; points: number }) => `${of.limit}+ gir ${of.points}`,
    extra: ({ n }: { n: number }) => `${n} for hver`,
  },

  joker: {
    extra: ({ n }: { n: number }) => `Ny yatzy: ${n} poeng ekstra.`,
    upper: ({ row }: { row: string }) => `Fem like skal i ${row} når den ruta er ledig.`,
    lower: 'Du må velge en ledig rute i nedre del.',
    strikes: 'Nedre del er full. Velg en tallrute, den blir strøket.',
  },

  result: {
    title: 'Resultat',
    won: (of: { name: string; points: number }) => `${of.name} vant med ${points(of.points)}`,
    shared: (of: { names: readonly string[]; points: number }) =>
      `${list(of.names)} deler seieren, ${points(of.points)} hver`,
    solo: (of: { name: string; points: number }) => `${of.name} fikk ${points(of.points)}`,
    place: (of: { place: number; shared: boolean }) =>
      of.shared ? `delt ${of.place}. plass` : `${of.place}. plass`,
    again: 'Spill igjen',
    done: 'Ferdig',
  },
}

export type TableMessages = typeof tableNb
