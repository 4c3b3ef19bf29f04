import type { FailureCode } from '../contract.ts'
import { blockNb } from './block/nb.ts'
import { computerNb } from './computer/nb.ts'
import { dataNb } from './data/nb.ts'
import { familyNb } from './family/nb.ts'
import { rulesNb } from './rules/nb.ts'
import { rulesPageNb } from './rulesPage/nb.ts'
import { sheetNb } from './sheet/nb.ts'
import { statisticsNb } from './statistics/nb.ts'
import { makeFormat } from './format.ts'

const format = makeFormat('nb')
const { plural, list, number } = format

const FACES = ['ener', 'toer', 'treer', 'firer', 'femmer', 'sekser'] as const
const faceName = (die: number): string => FACES[die - 1] ?? String(die)

const throwsLeft = (n: number): string => `${n} kast igjen`
const points = (n: number): string => `${number(n)} poeng`
const andExtra = (n: number): string => (n === 0 ? '' : ` og fikk ${number(n)} ekstra`)
const throwSome = (n: number): string =>
  `Kast ${n} ${plural(n, { one: 'terning', other: 'terninger' })}`

/**
 * All that the program says in bokmål; its shape is the type of every other language.
 * Arguments are named; row names come in as labels («Hus»), names of people as typed.
 */
export const nb = {
  program: 'Yatzyblokka',
  block: blockNb,
  rules: rulesNb,
  rulesPage: rulesPageNb,
  family: familyNb,
  statistics: statisticsNb,
  data: dataNb,
  computer: computerNb,
  format,

  nav: {
    label: 'Hovedmeny',
    play: 'Spill',
    print: 'Skriv ut blokk',
    statistics: 'Statistikk',
    players: 'Spillere',
    settings: 'Innstillinger',
    skip: 'Hopp til innholdet',
  },

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

  setup: {
    title: 'Nytt spill',
    variant: 'Variant',
    variants: {
      nordic: 'Yatzy – fri rekkefølge, 15 ruter',
      nordicForced: 'Tvungen yatzy – ovenfra og ned, bonus ved 42',
      american: 'Amerikansk 13-ruter',
    } as Record<string, string>,
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
    throwSome: ({ n }: { n: number }) => throwSome(n),
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
    keyList: [
      { keys: ['1', '2', '3', '4', '5'], does: 'Behold eller slipp en terning' },
      { keys: ['K'], does: 'Kast' },
      { keys: ['Piltaster'], does: 'Gå rundt på blokka' },
      { keys: ['Enter', 'Mellomrom'], does: 'Trykk på det som er merket' },
      { keys: ['Ctrl + Z'], does: 'Angre' },
      { keys: ['Ctrl + Y'], does: 'Gjør om' },
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

  /** Points written by hand, with the family's own dice. */
  write: {
    title: (of: { row: string; name: string }) => `${of.row}, ${of.name}: hvor mange poeng?`,
    strike: ({ row }: { row: string }) => `Stryk ${row}`,
    number: 'Skriv tallet',
    ok: 'Skriv',
    faces: 'Eller trykk på de fem terningene',
    face: ({ die }: { die: number }) => `Legg til en ${faceName(die)}`,
    taken: (of: { place: number; die: number }) =>
      `Ta bort ${faceName(of.die)}, nummer ${of.place}`,
    gives: (of: { points: number; extra: number; row: string }) =>
      (of.points === 0 ? `Stryk ${of.row}` : `Skriv ${of.points} i ${of.row}`) +
      (of.extra === 0 ? '' : `, og ${number(of.extra)} ekstra`),
    extra: (of: { name: string }) => `Ekstra yatzy, ${of.name}: hvor mange?`,
  },

  rulesOf: {
    title: ({ variant }: { variant: string }) => `Regler: ${variant}`,
    row: 'Rute',
    scores: 'Slik gir den poeng',
    max: 'Maks',
    bonus: (of: { limit: number; points: number }) =>
      `Bonus: ${of.points} poeng når tallrutene til sammen gir ${of.limit} eller mer.`,
    throws: ({ n }: { n: number }) => `Hver tur er inntil ${n} kast, og hver rute brukes én gang.`,
    forced: 'Rutene fylles ovenfra og ned.',
    joker: (of: { extra: number }) =>
      `En ny yatzy gir ${of.extra} poeng ekstra når det står 50 i Yatzy. Den må skrives i tallruta si hvis den er ledig, ellers i en ledig rute i nedre del for full verdi, ellers som 0 i en tallrute.`,
  },

  /** Printing blocks. */
  sheet: {
    title: 'Skriv ut blokk',
    objections: sheetNb.objections as Readonly<Record<string, string>>,
    option: {
      ruleset: 'Variant',
      paper: 'Papirstørrelse',
      perSheet: 'Blokker per ark',
      sheets: 'Antall ark',
      columns: 'Antall kolonner',
      columnsAre: 'Kolonnene er',
      names: 'Navn',
      date: 'Dato',
      hints: 'Hjelpetekst',
      tally: 'Felt for pluss og minus',
      large: 'Stor skrift',
      inkSaving: 'Spar blekk',
      colour: 'Farge',
      margin: 'Marg',
      cutMarks: 'Klippemerker',
      back: 'Regler på baksida',
      language: 'Språk på blokka',
    },
    value: {
      paper: { a4: 'A4', a5: 'A5', letter: 'Letter' },
      columnsAre: { players: 'spillere', games: 'spill' },
      date: { blank: 'tom', today: 'i dag' },
      hints: { none: 'ingen', short: 'kort', full: 'full' },
      colour: { none: 'ingen', blue: 'blå', green: 'grønn', red: 'rød' },
      margin: { none: 'vanlig', punch: 'plass til hull', glue: 'limkant' },
      language: { nb: 'Bokmål', nn: 'Nynorsk', en: 'English', sv: 'Svenska', da: 'Dansk' },
    } as Readonly<Record<string, Readonly<Record<string, string>>>>,
    groups: { block: 'Blokka', paper: 'Papiret', extras: 'Ekstra' },
    count: (of: { sheets: number; blocks: number }) =>
      `${of.sheets} ark = ${of.blocks} ${plural(of.blocks, { one: 'blokk', other: 'blokker' })}`,
    pages: ({ n }: { n: number }) => `${n} ${plural(n, { one: 'side', other: 'sider' })}`,
    standard: 'Standardvalg',
    save: 'Lagre som PDF',
    print: 'Skriv ut',
    printGame: 'Skriv ut spillet',
    making: 'Lager blokkene …',
    preview: 'Slik blir arket',
    fileName: ({ variant }: { variant: string }) => `${variant}.pdf`,
    actualSize: 'Velg 100 % (faktisk størrelse) i utskriftsvinduet, ellers blir rutene mindre.',
    nameOf: ({ n }: { n: number }) => `Navn ${n}`,
    fromFamily: 'Fra familien',
    nameCut: ({ name }: { name: string }) => `Navnet «${name}» er for langt og blir forkortet.`,
    lettersMissing: (of: { name: string; letters: string }) =>
      `Skriften mangler ${of.letters} i «${of.name}»; det blir utelatt.`,
  },

  settings: {
    title: 'Innstillinger',
    theme: 'Utseende',
    themes: { system: 'Som systemet', light: 'Lyst', dark: 'Mørkt' },
    textSize: 'Tekststørrelse',
    percent: ({ n }: { n: number }) => `${n} %`,
    motion: 'Bevegelse',
    motions: { system: 'Som systemet', none: 'Ingen' },
    diceSize: 'Terninger',
    diceSizes: { normal: 'Vanlige', large: 'Store' },
    keys: 'Enkelttaster',
    singleKeys: 'Bruk 1–5, K og ? i spillet',
    backedUp: (of: { games: number }) => `Sikkerhetskopien er tatt: ${of.games} spill.`,
    version: ({ version }: { version: string }) => `Yatzyblokka ${version}`,
  },

  /** Accessible names: what a thing is. States and reasons are told beside them. */
  name: {
    dice: 'Terninger: trykk på dem du vil beholde',
    die: (of: { place: number; die: number }) => `Terning ${of.place}: ${faceName(of.die)}`,
    dieNotThrown: ({ place }: { place: number }) => `Terning ${place}: ikke kastet`,
    block: (of: { variant: string; players: number }) =>
      `Blokk: ${of.variant}, ${of.players} ${plural(of.players, { one: 'spiller', other: 'spillere' })}`,
    openGives: (of: { row: string; name: string; points: number }) =>
      `${of.row}, ${of.name}: ledig, gir ${of.points}`,
    open: (of: { row: string; name: string }) => `${of.row}, ${of.name}: ledig`,
    closed: (of: { row: string; name: string }) => `${of.row}, ${of.name}: kan ikke velges nå`,
    filled: (of: { row: string; name: string; points: number }) =>
      `${of.row}, ${of.name}: ${of.points}`,
    struck: (of: { row: string; name: string }) => `${of.row}, ${of.name}: strøket`,
    line: (of: { line: string; name: string; points: number }) =>
      `${of.line}, ${of.name}: ${of.points}`,
    bonusOpen: (of: { line: string; name: string; ahead: string; missing: number }) =>
      `${of.line}, ${of.name}: ${of.ahead}, mangler ${of.missing}`,
    bonusLost: (of: { line: string; name: string }) => `${of.line}, ${of.name}: ikke mulig lenger`,
    extra: (of: { line: string; name: string; n: number; points: number }) =>
      of.n === 0
        ? `${of.line}, ${of.name}: ingen`
        : `${of.line}, ${of.name}: ${of.n}, gir ${of.points}`,
    wouldStrike: 'Strykes',
    correct: 'Trykk for å rette',
    left: (of: { row: string; name: string }) => `${of.row}, ${of.name}: ikke fylt`,
  },

  say: {
    turn: (of: { name: string; round: number; rounds: number }) =>
      `Nå spiller ${of.name}. Runde ${of.round} av ${of.rounds}.`,
    thrown: (of: { n: number; dice: readonly number[]; left: number }) =>
      `Kast ${of.n}: ${of.dice.join(', ')}. ${of.left === 0 ? 'Velg en rute.' : `${throwsLeft(of.left)}.`}`,
    wrote: (of: { name: string; points: number; extra: number; row: string; total: number }) =>
      `${of.name} skrev ${of.points} i ${of.row}${andExtra(of.extra)}, totalt ${of.total}.`,
    struck: (of: { name: string; row: string; extra: number }) =>
      `${of.name} strøk ${of.row}${andExtra(of.extra)}.`,
    bonus: (of: { name: string; points: number }) =>
      `${of.name} fikk bonusen, ${points(of.points)}.`,
    next: ({ name }: { name: string }) => `Nå spiller ${name}.`,
    undone: (of: { row: string; name: string; dice: readonly number[] }) =>
      [
        `Angret: ${of.row} er ledig igjen for ${of.name}.`,
        of.dice.length === 0 ? '' : ` Terningene er ${of.dice.join(', ')}.`,
      ].join(''),
    uncorrected: (of: { name: string; points: number; row: string }) =>
      `Angret: ${of.name} har ${of.points} i ${of.row} igjen.`,
    redone: 'Gjort om.',
    corrected: (of: { name: string; points: number; row: string; total: number }) =>
      `${of.name} har nå ${of.points} i ${of.row}, totalt ${of.total}.`,
    left: ({ name }: { name: string }) => `${name} har gått.`,
    over: 'Spillet er slutt.',
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

  players: {
    title: 'Spillere',
    intro: 'De som spiller hos dere. Et nytt navn følger med til alle spillene.',
    add: 'Legg til',
    newPlayer: 'Ny spiller',
    rename: ({ name }: { name: string }) => `Endre navn på ${name}`,
    renameShort: 'Endre navn',
    save: 'Lagre',
    cancel: 'Avbryt',
    added: ({ name }: { name: string }) => `${name} er lagt til.`,
    renamed: (of: { from: string; to: string }) => `${of.from} heter nå ${of.to}.`,
  },

  trouble: {
    gone: 'Programmet er avsluttet',
    goneHint: 'Alt er lagret. Start Yatzyblokka igjen, så fortsetter denne siden av seg selv.',
    newer:
      'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    damagedTitle: 'Fila med spillene er skadet',
    damaged: ({ path }: { path: string }) => `Den er tatt vare på i ${path}.`,
    backup: (of: { day: string; games: number }) =>
      `Den nyeste sikkerhetskopien er fra ${of.day} og har ${of.games} spill.`,
    noBackup: 'Det finnes ingen sikkerhetskopi.',
    restore: 'Hent tilbake sikkerhetskopien',
    startEmpty: 'Begynn på nytt',
    loading: 'Henter …',
  },

  /** A sentence for each code a call can fail with. */
  failure: {
    rowTaken: ({ row }: { row: string }) => `Ruta ${row} er allerede brukt.`,
    forced: ({ row }: { row: string }) =>
      `I tvungen yatzy fyller du ovenfra og ned. Nå er det ${row}.`,
    jokerUpper: ({ row }: { row: string }) => `Fem like skal i ${row} når den ruta er ledig.`,
    jokerLower: () => 'Du må velge en ledig rute i nedre del.',
    impossible: (of: { row: string; value: number | string; list: readonly number[] }) =>
      `${of.row} kan ikke bli ${of.value}. Mulige tall: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Ekstra yatzy teller bare når det står 50 i Yatzy.',
    extraTooMany: ({ most }: { most: number }) =>
      `Så mange ekstra yatzyer er det ikke plass til. Høyst ${most} nå.`,
    wrongMode: () => 'Det går ikke i dette spillet.',
    noEarlierGame: () => 'Disse har ikke spilt et ferdig spill sammen ennå.',
    playerLeft: ({ name }: { name: string }) => `${name} har gått.`,
    unknownRow: () => 'Den ruta finnes ikke på denne blokka.',
    wrongDice: () => 'Terningene passer ikke til dette spillet.',
    noThrows: () => 'Alle tre kastene er brukt. Velg en rute.',
    throwFirst: () => 'Kast først. Så kan du velge hva du beholder.',
    allKept: () => 'Alle fem er beholdt. Slipp en terning, eller velg en rute.',
    gameOver: () => 'Spillet er slutt.',
    nothingToUndo: () => 'Det er ingenting å angre.',
    nothingToRedo: () => 'Det er ingenting å gjøre om.',
    impossibleSheet: ({ objection }: { objection: string }) =>
      (sheetNb.objections as Readonly<Record<string, string>>)[objection] ??
      'Det lar seg ikke skrive ut.',
    unknownGame: () => 'Det spillet finnes ikke.',
    notFinished: () => 'Spillet er ikke ferdig.',
    gameDeleted: () => 'Spillet er slettet. Hent det tilbake først.',
    notDeleted: () => 'Spillet er ikke slettet.',
    noDate: () => 'Den datoen finnes ikke.',
    future: () => 'Den datoen er ikke kommet ennå.',
    tooEarly: ({ year }: { year: number }) => `Året må være ${year} eller senere.`,
    noNumber: ({ value }: { value: string }) => `«${value}» er ikke et tall.`,
    impossibleTotal: (of: { value: number; most: number }) =>
      `Summen kan ikke bli ${of.value}. Den kan være høyst ${of.most}.`,
    missing: (of: { name: string; row: string }) => `${of.name} mangler ${of.row}`,
    unknownRuleset: () => 'Den varianten finnes ikke.',
    unknownPlayer: () => 'Den spilleren finnes ikke.',
    sameIntoSame: () => 'Velg to forskjellige spillere.',
    playedTogether: () => 'De to har sittet ved samme bord, så de kan ikke være den samme.',
    hasGames: () => 'En spiller som har vært med i spill, kan ikke slettes. Velg «Skjul».',
    nameTaken: ({ name }: { name: string }) =>
      `Navnet «${name}» er i bruk. Skriv noe som skiller dem, for eksempel «${name} B.»`,
    nameEmpty: () => 'Skriv et navn.',
    nameTooLong: ({ max }: { max: string }) => `Navnet kan ha høyst ${max} tegn.`,
    alreadyIn: ({ name }: { name: string }) => `${name} er allerede med.`,
    tooMany: () => 'Blokka har plass til seks spillere.',
    nobody: () => 'Velg minst én spiller.',
    stale: () => 'Spillet var kommet lenger. Her er det slik det står nå.',
    databaseNewer: () =>
      'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    databaseDamaged: () =>
      'Fila med spillene er skadet. Hent tilbake en sikkerhetskopi, eller begynn på nytt.',
    diskFull: () => 'Disken er full. Det siste ble ikke lagret. Frigjør plass og prøv igjen.',
    readOnly: () => 'Mappa med spillene kan ikke skrives til. Ingenting er endret.',
    noBackup: () => 'Det finnes ingen hel sikkerhetskopi.',
    nothingToBackUp: () => 'Det er ingen spill å ta kopi av ennå.',
    importForeign: () => 'Dette er ikke en fil fra Yatzyblokka. Ingenting er endret.',
    importNewer: () =>
      'Fila er fra en nyere utgave av Yatzyblokka. Ingenting er endret. Bruk den nyere utgaven.',
    importBroken: ({ n }: { n: number }) => `Fila er ødelagt ved linje ${n}. Ingenting er endret.`,
    importTooLong: ({ n }: { n: number }) => `Linje ${n} i fila er for lang. Ingenting er endret.`,
    ...dataNb.failure,
    ...computerNb.failure,
    running: () => 'Yatzyblokka er allerede åpen.',
    closing: () => 'Programmet er i ferd med å avslutte.',
    unknownCall: () => 'Noe gikk galt. Ingenting er endret.',
    badArguments: () => 'Noe gikk galt. Ingenting er endret.',
    foreignSender: () => 'Noe gikk galt. Ingenting er endret.',
    failed: () => 'Noe gikk galt. Ingenting er endret.',
  } satisfies Record<FailureCode, (details: never) => string>,
}

export type Messages = typeof nb
