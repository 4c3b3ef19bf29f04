import { makeFormat } from '../format.ts'
import type { FamilyMessages } from './nb.ts'

const { plural, number } = makeFormat('da')
const games = (n: number): string => `${number(n)} spil`

export const familyDa: FamilyMessages = {
  start: {
    paper: 'Indtast spil fra papir',
    paperHint: 'Så kommer det med i statistikken',
    paperDraft: 'En blok er påbegyndt',
    all: 'Alle spil',
  },

  played: {
    unknown: 'ukendt dato',
    on: ({ when }) => `Spillet ${when}`,
    known: { date: 'Dato', year: 'Kun året', nothing: 'Ved ikke' },
    when: 'Hvornår blev det spillet?',
    date: 'Dato',
    year: 'År',
  },

  paper: {
    title: 'Indtast spil fra papir',
    hint: 'Skriv tallet, og tryk på Enter. 0, - eller x er et udstreget felt.',
    who: 'Hvem var med?',
    whoFirst: 'Vælg, hvem der var med, så kommer kolonnerne.',
    totalsOnly: 'Kun totalsummerne',
    upper: 'Sum før bonus',
    sum: 'Sum på papiret',
    cell: (of) => `${of.row}, ${of.name}`,
    line: (of) => `${of.row}, ${of.name}: ${number(of.points)}`,
    differs: (of) =>
      `Kolonne: ${of.name}. Felterne giver ${number(of.points)}, og der står noget andet på papiret.`,
    more: ({ n }) => `(og ${n} til)`,
    problem: (of) => `${of.name}: ${of.sentence}`,
    save: 'Gem spillet',
    saved: 'Spillet er gemt.',
    kept: 'Det, du har skrevet, bliver gemt.',
    discard: 'Tøm blokken',
    discardAsk: 'Tømme blokken? Det, der er skrevet, forsvinder.',
    another: 'Indtast et til',
  },

  list: {
    title: 'Alle spil',
    deletedTitle: 'Slettede spil',
    filters: 'Vis',
    period: 'Periode',
    periods: {
      all: 'Alle år',
      thisYear: 'I år',
      lastYear: 'Seneste 12 måneder',
      between: 'Fra og til',
    },
    from: 'Fra',
    to: 'Til',
    variant: 'Variant',
    anyVariant: 'Alle varianter',
    source: 'Spillet på',
    sources: { any: 'Alt', screen: 'Skærm', own: 'Egne terninger', paper: 'Papir' },
    number: 'Antal',
    numbers: { any: 'Alle', solo: 'Alene', several: 'To eller flere' },
    who: 'Hvem var med?',
    exactly: 'Kun disse',
    count: ({ n }) => games(n),
    more: 'Vis flere',
    none: 'Ingen spil passer.',
    noGames: 'Ingen spil endnu. Start et nyt, eller indtast et gammelt fra papir.',
    deleted: 'Slettede',
    noDeleted: 'Ingen spil er slettet.',
    deletedHint: 'Slettede spil kan hentes tilbage i 30 dage.',
    daysLeft: ({ n }) =>
      n === 0
        ? 'forsvinder i dag'
        : `forsvinder om ${n} ${plural(n, { one: 'dag', other: 'dage' })}`,
    back: 'Til alle spil',
  },

  after: {
    more: 'Mere om dette spil',
    correct: 'Ret et felt',
    correcting: 'Tryk på det felt, der skal rettes.',
    corrected: 'Rettet i hånden',
    done: 'Færdig med at rette',
    redate: 'Ret datoen',
    save: 'Gem',
    redated: ({ when }) => `Spillet er nu dateret: ${when}.`,
    replay: 'Se spillet kast for kast',
    delete: 'Slet spillet',
    deleteAsk: 'Slette spillet? Det kan hentes tilbage i 30 dage.',
    deleteYes: 'Slet',
    deleted: 'Spillet er slettet. Det ligger under ”Slettede” i 30 dage.',
    isDeleted: 'Dette spil er slettet og tæller ingen steder.',
    restore: 'Hent tilbage',
    restored: 'Spillet er hentet tilbage.',
  },

  importing: {
    done: (of) => `Nye spil: ${of.added}. Fandtes i forvejen: ${of.old}.`,
    continued: ({ n }) => `Gået videre siden sidst: ${n}.`,
    diverged: (of) =>
      `Spillet med ${of.names} var ændret begge steder. Det, der blev ændret sidst, gælder.`,
  },

  replay: {
    title: 'Kast for kast',
    start: 'Før første kast',
    step: (of) => `Trin ${of.at} af ${of.steps}`,
    slider: 'Hvor i spillet',
    first: 'Til begyndelsen',
    back: 'Forrige',
    next: 'Næste',
    last: 'Til slutningen',
    ordered: (of) => `${of.name} kastede ${of.die} om at begynde`,
    thrown: (of) => `${of.name}, kast ${of.n}: ${of.dice.join(', ')}`,
    entered: (of) =>
      of.points === 0
        ? `${of.name} stregede ${of.row} ud`
        : `${of.name} skrev ${of.points} i ${of.row}`,
    corrected: (of) => `${of.row} blev rettet til ${of.points} for ${of.name}`,
    chosen: ({ name }) => `${name} begynder`,
    left: ({ name }) => `${name} gik`,
    toGame: 'Til resultatet',
  },

  family: {
    more: 'Mere',
    moreOf: ({ name }) => `Mere om ${name}`,
    games: ({ n }) => games(n),
    noGames: 'ingen spil',
    mark: 'Mærke',
    marks: {
      circle: 'Cirkel',
      triangle: 'Trekant',
      square: 'Firkant',
      diamond: 'Rude',
      star: 'Stjerne',
      cross: 'Kors',
      drop: 'Dråbe',
      heart: 'Hjerte',
    },
    colour: 'Farve',
    colours: {
      blue: 'Blå',
      red: 'Rød',
      green: 'Grøn',
      purple: 'Lilla',
      orange: 'Orange',
      teal: 'Turkis',
      pink: 'Lyserød',
      brown: 'Brun',
    },
    hide: 'Skjul',
    hidden: 'Skjulte',
    isHidden: ({ name }) => `${name} er skjult.`,
    show: 'Vis igen',
    showOf: ({ name }) => `Vis igen: ${name}`,
    isShown: ({ name }) => `${name} vises igen.`,
    merge: 'Slå sammen med en anden',
    mergeTitle: ({ name }) => `Hvem er ${name} egentlig?`,
    mergeHint: ({ name }) =>
      `Spillene med ${name} tæller så for den, du vælger. Det kan fortrydes.`,
    mergeYes: 'Slå sammen',
    merged: 'Slået sammen',
    isMerged: (of) => `${of.name} er nu ${of.into}`,
    unmerge: 'Skil ad igen',
    unmergeOf: ({ name }) => `Skil ad igen: ${name}`,
    isUnmerged: ({ name }) => `${name} står for sig selv igen.`,
    delete: 'Slet',
    isDeleted: ({ name }) => `${name} er slettet.`,
  },
}
