import { makeFormat } from '../format.ts'
import { andExtra, points, throwsLeft } from '../words/da.ts'
import type { TableMessages } from './nb.ts'

const { list, plural } = makeFormat('da')

export const tableDa: TableMessages = {
  game: {
    windowTitle: (of) => `${of.variant}, runde ${of.round}: ${of.name}`,
    turnOf: ({ name }) => `Nu spiller ${name}`,
    round: (of) => `Runde ${of.n} af ${of.of}`,
    throwsLeft: ({ n }) => throwsLeft(n),
    doThrow: 'Kast terningerne',
    doHold: 'Tryk på de terninger, du vil beholde, eller vælg et felt',
    doChoose: 'Vælg et felt',
    throwAll: 'Kast alle fem',
    throwSome: ({ n }) => `Kast ${n} ${plural(n, { one: 'terning', other: 'terninger' })}`,
    allKept: 'Alle er beholdt',
    doWrite: 'Kast jeres terninger, og tryk på det felt, der skal udfyldes',
    kept: 'beholdt',
    undo: 'Fortryd',
    undoStep: (of) =>
      of.points === 0
        ? `Fortryd: ${of.row} streget ud (${of.name})`
        : `Fortryd: ${of.row} ${of.points} (${of.name})`,
    nothingToUndo: 'Intet at fortryde',
    redo: 'Gentag',
    saved: 'Spillet er gemt.',
    menu: 'Menu',
    showRules: 'Reglerne for dette spil',
    someoneLeaves: 'En spiller går',
    whoLeaves: 'Hvem går?',
    left: 'gået',
    putAway: 'Læg væk',
    putAwayHint: 'Spillet ligger under Fortsæt',
    abandon: 'Afslut uden resultat',
    history: 'Hvad er der sket',
    nothingYet: 'Intet er skrevet endnu.',
    historyLine: (of) =>
      (of.points === 0
        ? `${of.name} stregede ${of.row} ud`
        : `${of.name}: ${of.points} i ${of.row}`) + andExtra(of.extra),
    corrected: 'rettet',
    goBackHere: 'Gå tilbage hertil',
    goBackTo: (of) => `Gå tilbage hertil: ${of.line}`,
    back: 'Til Spil',
    keys: 'Genvejstaster',
    keysTitle: 'Genvejstaster',
    sayAgain: 'Sig igen',
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Behold eller slip en terning' },
      { keys: ['K'], does: 'Kast' },
      { keys: ['Piletaster'], does: 'Gå rundt på blokken' },
      { keys: ['Enter', 'Mellemrum'], does: 'Tryk på det, der er markeret' },
      { keys: ['Ctrl + Z'], does: 'Fortryd' },
      { keys: ['Ctrl + Y'], does: 'Gentag' },
      { keys: ['S'], does: 'Sig igen' },
      { keys: ['?'], does: 'Vis genvejstasterne' },
    ],
    ahead: ({ n }) => (n === 0 ? 'lige nok' : n > 0 ? `${n} i plus` : `${-n} i minus`),
    bonusMissing: ({ n }) => `mangler ${n}`,
    bonusLost: 'Bonussen er ikke længere mulig',
  },

  question: {
    strike: (of) => `Strege ${of.row} ud? Kastet giver ${points(of.points)} i ${of.other}.`,
    strikeEarly: (of) => `Strege ${of.row} ud? Du har ${throwsLeft(of.n)}.`,
    strikeYes: ({ row }) => `Streg ${row} ud`,
    other: 'Vælg et andet felt',
    undoThrows: ({ names }) =>
      `Kastet fra ${list(names)} forsvinder også. De samme terninger kommer igen.`,
    undoYes: 'Fortryd alligevel',
    cancel: 'Annuller',
    close: 'Luk',
    leave: ({ name }) =>
      `Går ${name}? Kolonnen bliver stående, men tæller ikke med i noget resultat.`,
    leaveYes: ({ name }) => `${name} går`,
    abandon: 'Afslutte uden resultat? Spillet tæller ingen steder.',
    abandonYes: 'Afslut uden resultat',
    dontAsk: 'Spørg ikke mere i dette spil',
  },

  hint: {
    perFace: (of) => `${of.n} × ${of.face} = ${of.n * of.face}`,
    max: ({ n }) => `maks. ${n}`,
    bonus: (of) => `${of.limit}+ giver ${of.points}`,
    extra: ({ n }) => `${n} for hver`,
  },

  joker: {
    extra: ({ n }) => `Ny yatzy: ${n} point ekstra.`,
    upper: ({ row }) => `Fem ens skal i ${row}, når det felt er ledigt.`,
    lower: 'Du skal vælge et ledigt felt i nedre del.',
    strikes: 'Nedre del er fuld. Vælg et talfelt, det bliver streget ud.',
  },

  result: {
    title: 'Resultat',
    won: (of) => `${of.name} vandt med ${points(of.points)}`,
    shared: (of) => `${list(of.names)} deler sejren, ${points(of.points)} hver`,
    solo: (of) => `${of.name} fik ${points(of.points)}`,
    place: (of) => (of.shared ? `delt ${of.place}. plads` : `${of.place}. plads`),
    again: 'Spil igen',
    done: 'Færdig',
  },
}
