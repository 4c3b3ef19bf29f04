import type { RecordKind } from '../../statistics/view.ts'
import { makeFormat } from '../format.ts'
import { games } from '../words/nb.ts'

const format = makeFormat('nb')
const { plural, list, number, decimals, percent } = format
const points = (n: number, digits = 0): string => `${decimals(n, digits)} poeng`

/** What the statistics say. Names come in as typed; a genitive is never built of them. */
export const statisticsNb = {
  title: 'Statistikk',
  tabs: 'Deler av statistikken',
  everybody: 'Vis alle',
  fewer: 'Vis færre',
  computers: 'Regn med seire mot maskin',
  loading: 'Regner …',
  empty: 'Statistikken begynner med det første ferdige spillet.',
  noneFits: 'Ingen spill passer.',
  toAll: 'Vis alt',
  player: 'Spiller',
  count: ({ n }: { n: number }) => games(n),
  games,
  tooFew: (of: { n: number; min: number }) => `For få spill: ${of.n} av ${of.min}`,
  asTable: 'Vis som tabell',
  meaning: 'Hva betyr dette?',
  save: ({ title }: { title: string }) => `Lagre: ${title}`,
  saveAs: {
    svg: 'Bilde (SVG)',
    png: 'Bilde (PNG)',
    csv: 'Tabell (CSV)',
  },
  saveShort: 'Lagre',
  fileName: (of: { title: string; variant: string }) => `${of.title} – ${of.variant}`,
  perfect: 'perfekt spill',
  perfectAt: ({ value }: { value: string }) => `perfekt spill ${value}`,
  interval: (of: { low: string; high: string }) => `${of.low} til ${of.high}`,
  notable: 'Med *: neppe tilfeldig.',
  showingSome: (of: { shown: number; all: number }) =>
    `Viser de ${of.shown} som har spilt mest, av ${of.all}.`,

  /** The filter in words, as it stands on every picture and in every file. */
  filter: {
    since: ({ date }: { date: string }) => `fra ${date}`,
    until: ({ date }: { date: string }) => `til ${date}`,
    allYears: 'alle år',
    thisYear: ({ year }: { year: string }) => `året ${year}`,
    lastYear: 'siste 12 måneder',
    anybody: 'alle spillere',
    anyOf: ({ names }: { names: readonly string[] }) => `spill der ${list(names)} var med`,
    exactly: ({ names }: { names: readonly string[] }) => `spill med bare ${list(names)}`,
    sources: {
      any: 'skjerm og papir',
      screen: 'terninger på skjermen',
      own: 'egne terninger',
      paper: 'papir',
    },
    numbers: { any: 'alene og sammen', solo: 'bare spill alene', several: 'to eller flere' },
    computers: 'seire mot maskin er med',
  },

  themes: {
    overview: 'Oversikt',
    mean: 'Poeng',
    winShare: 'Seire',
    rowMeans: 'Rute for rute',
    luckChoices: 'Flaks og valg',
    rolling: 'Over tid',
    records: 'Rekorder',
    year: 'Året',
  },

  /** Heads of table columns. */
  column: {
    player: 'Spiller',
    games: 'Spill',
    gamesTogether: 'Spill med to eller flere',
    missing: 'Mangler',
    mean: 'Snitt',
    low: 'Fra',
    high: 'Til',
    lowest: 'Laveste',
    q1: 'Nedre kvartil',
    median: 'Median',
    q3: 'Øvre kvartil',
    highest: 'Høyeste',
    sd: 'Standardavvik',
    record: 'Rekord',
    value: 'Verdi',
    who: 'Hvem',
    when: 'Når',
    rate: 'Andel',
    winRate: 'Seiersprosent',
    outright: 'Rene seire',
    shared: 'Delte seire',
    wins: 'Seire',
    index: 'Seiersindeks',
    margin: 'Mot grensen',
    extras: 'Ekstra yatzy per spill',
    row: 'Rute',
    difference: 'Mot perfekt spill',
    z: 'z',
    perfect: 'Perfekt spill',
    strikes: 'Strøket',
    opponent: 'Mot',
    won: 'Vunnet',
    tied: 'Likt',
    lost: 'Tapt',
    meanDifference: 'Forskjell i snitt',
    date: 'Dato',
    total: 'Totalsum',
    lastMean: 'Snitt til da',
    from: 'Fra poeng',
    to: 'Til poeng',
    share: 'Andel av spillene',
    strength: 'Spillestyrke',
    longest: 'Lengste rekke',
    current: 'Rekke nå',
    latest: 'Siste spill, nyest sist',
    period: 'Når',
    best: 'Beste',
    yatzys: 'Yatzyer',
  },

  mean: {
    title: 'Snitt',
    figure: 'Snitt per spiller',
    clear: (of: { name: string; value: number }) =>
      `${of.name} har det høyeste snittet, ${points(of.value, 1)}, og forskjellen er neppe tilfeldig.`,
    close: ({ name }: { name: string }) =>
      `${name} ligger høyest, men det er for jevnt til å si hvem som er best.`,
    notShown: ({ name }: { name: string }) =>
      `${name} ligger høyest av alle som var med i disse spillene.`,
    alone: (of: { name: string; value: number; n: number }) =>
      `${of.name} har ${points(of.value, 1)} i snitt, av ${games(of.n)}.`,
    meaning: [
      'Snittet er alle poengene lagt sammen, delt på antall spill.',
      'Streken viser hvor det egentlige snittet trolig ligger (95 % sikkert). Jo flere spill, jo kortere strek. Når to streker dekker hverandre, kan forskjellen være flaks.',
      'Regnet ut: snitt ± t · s / √n, der s er standardavviket, n er antall spill og t er Students t for 95 %.',
    ],
    optimum: ({ value }: { value: string }) =>
      `Den stiplede linja er snittet til en som alltid gjør det beste valget: ${value}.`,
  },

  strength: {
    title: 'Spillestyrke',
    figure: 'Spillestyrke per spiller',
    clear: ({ name }: { name: string }) =>
      `${name} er sterkest, og forskjellen er neppe tilfeldig.`,
    close: ({ name }: { name: string }) =>
      `${name} ligger først, men det er for jevnt til å si hvem som er best.`,
    notShown: ({ name }: { name: string }) =>
      `${name} ligger først av alle som var med i disse spillene.`,
    alone: (of: { name: string; value: number }) =>
      `Spillestyrken for ${of.name} er ${points(of.value)}.`,
    meaning: [
      'Spillestyrken er snittet, men dratt mot snittet for alle til spilleren har vist noe annet. Ett heldig spill gjør ingen til mester.',
      'Streken viser hvor styrken trolig ligger (95 % sikkert). Dekker strekene hverandre, er det for jevnt til å si hvem som er best.',
      'Regnet ut: (n · snitt / σ² + μ / τ²) / (n / σ² + 1 / τ²), der σ er spredningen mellom spill, μ er snittet for alle og τ er spredningen mellom spillere.',
    ],
  },

  spread: {
    title: 'Spredning',
    figure: 'Spredning per spiller',
    sentence: (of: { name: string; low: number; high: number }) =>
      `Halvparten av spillene til ${of.name} ligger mellom ${decimals(of.low, 0)} og ${points(of.high)}.`,
    meaning: [
      'Median er det midterste resultatet: like mange spill er bedre som dårligere. Den står som en tykk strek.',
      'Boksen holder den midterste halvparten av spillene (fra nedre til øvre kvartil). De tynne strekene går til det laveste og det høyeste spillet.',
      'Standardavviket i tabellen sier hvor langt spillene vanligvis ligger fra snittet.',
    ],
  },

  distribution: {
    title: 'Fordeling',
    figure: ({ name }: { name: string }) => `Fordeling av totalsummer: ${name}`,
    sentence: (of: { name: string; share: string }) =>
      `Det midterste spillet til ${of.name} er bedre enn ${of.share} av spillene i perfekt spill.`,
    plain: (of: { name: string; n: number }) => `Slik fordeler ${games(of.n)} seg for ${of.name}.`,
    meaning: [
      'Hver søyle er ti poeng bred, og viser hvor stor del av spillene som endte der.',
      'Linja i trinn er det samme for perfekt spill, regnet ut nøyaktig.',
      'Plasseringen mot perfekt spill er sjansen for at perfekt spill gir færre poeng, pluss halvparten av sjansen for akkurat like mange.',
    ],
  },

  winShare: {
    title: 'Seiersprosent',
    figure: 'Seiersprosent per spiller',
    sentence: (of: { names: readonly string[]; n: number }) =>
      `Flest rene seire: ${list(of.names)}, ${number(of.n)} spill.`,
    wins: (of: { outright: number; shared: number }) =>
      `${number(of.outright)} rene, ${number(of.shared)} delte`,
    meaning: [
      'Bare spill med to eller flere teller. En ren seier teller 1. Deles seieren av to, får hver en halv, og så videre.',
      'Den tynne streken viser hvor andelen trolig ligger (95 % sikkert, Wilson).',
      'Regnet ut: seire delt på antall spill med to eller flere.',
    ],
  },

  winIndex: {
    title: 'Seiersindeks',
    figure: 'Seiersindeks per spiller',
    sentence: 'Høyere enn 1,00 er flere seire enn tilfeldighetene ville gitt.',
    chance: 'tilfeldig 1,00',
    meaning: [
      'Å vinne mot én er lettere enn å vinne mot fem. Indeksen tar hensyn til hvor mange som var med.',
      'Regnet ut: seire delt på summen av 1 / antall spillere i hvert spill. 1,00 er det en ville fått om vinneren ble trukket.',
    ],
  },

  headToHead: {
    title: 'Innbyrdes oppgjør',
    figure: 'Innbyrdes oppgjør',
    sentence: (of: { a: string; b: string; n: number }) =>
      `${of.a} og ${of.b} har møttes oftest: ${games(of.n)}.`,
    against: ({ name }: { name: string }) => `mot ${name}`,
    score: (of: { won: number; tied: number; lost: number }) => `${of.won}–${of.tied}–${of.lost}`,
    key: 'I hver rute: forskjellen i snitt, så vunnet–likt–tapt for den til venstre, og antall spill. Med *: neppe tilfeldig.',
    meaning: [
      'Her er bare spillene der begge var med. Vunnet, likt og tapt er mellom de to, uansett hvem andre som spilte.',
      'Forskjellen er i snitt så mange poeng per spill, med intervallet ± 1,96 · s / √n i tabellen.',
      'Et * betyr at hele intervallet ligger på den ene siden av 0, så forskjellen er neppe tilfeldig.',
    ],
  },

  streaks: {
    title: 'Seire på rad',
    figure: 'Seire på rad per spiller',
    sentence: (of: { names: readonly string[]; n: number }) =>
      `Flest seire på rad: ${list(of.names)}, ${number(of.n)}.`,
    none: 'Ingen har vunnet ennå.',
    note: (of: { longest: number; current: number }) => `lengst ${of.longest}, nå ${of.current}`,
    result: { won: 'vant', shared: 'delte', lost: 'tapte' },
    meaning: [
      'Fylt er en seier, halvfylt en delt seier, tom et spill en annen vant. Det nyeste spillet står til høyre.',
      'En delt seier går videre i rekka. Spill alene og spill uten dato er ikke med.',
    ],
  },

  bonusRate: {
    title: 'Bonus',
    figure: 'Bonus per spiller',
    sentence: (of: { names: readonly string[]; share: string }) =>
      `Oftest bonus: ${list(of.names)}, i ${of.share} av spillene.`,
    meaning: [
      'Så stor del av spillene gir bonus for øvre del. Den tynne streken viser hvor andelen trolig ligger (95 % sikkert, Wilson).',
      'Den tykke streken på tvers er perfekt spill.',
      'I tabellen står også hvor langt øvre del i snitt ligger over eller under grensen.',
    ],
  },

  yatzyRate: {
    title: 'Yatzy',
    figure: 'Yatzy per spiller',
    sentence: (of: { names: readonly string[]; share: string }) =>
      `Oftest yatzy: ${list(of.names)}, i ${of.share} av spillene.`,
    meaning: [
      'Så stor del av spillene har 50 i ruta Yatzy. Den tynne streken viser hvor andelen trolig ligger (95 % sikkert, Wilson).',
      'Den tykke streken på tvers er perfekt spill.',
    ],
  },

  rowMeans: {
    title: 'Rute for rute',
    titleOf: ({ name }: { name: string }) => `${name}, rute for rute`,
    figure: ({ name }: { name: string }) => `Rute for rute: ${name}`,
    sentence: (of: { n: number }) =>
      `Poeng over eller under perfekt spill, ${games(of.n)}. Med *: neppe tilfeldig.`,
    plain: (of: { n: number }) => `Poeng i snitt, ${games(of.n)}.`,
    meaning: [
      'Hver søyle er snittet i ruta, minus snittet for en som alltid gjør det beste valget.',
      'Et * og en mørk søyle betyr at forskjellen er så stor at den neppe er tilfeldig. De andre kan være flaks.',
      'Regnet ut: z = forskjell · √n / σ, der σ er spredningen i ruta ved perfekt spill. * når z er over 3 eller under −3.',
    ],
  },

  strikes: {
    title: 'Strøkne ruter',
    titleOf: ({ name }: { name: string }) => `${name}, strøkne ruter`,
    figure: ({ name }: { name: string }) => `Strøkne ruter: ${name}`,
    sentence: (of: { rows: readonly string[]; share: string; n: number }) =>
      `Strøket oftest: ${list(of.rows)}, i ${of.share} av ${games(of.n)}. Å stryke er ofte riktig.`,
    none: (of: { n: number }) => `Ingenting er strøket i ${games(of.n)}.`,
    filled: ({ name }: { name: string }) => name,
    meaning: [
      'Den fylte prikken er hvor ofte ruta ble strøket. Den åpne er hvor ofte perfekt spill stryker den.',
      'Noen ruter er det lurt å stryke. Det er avstanden mellom prikkene som sier noe, ikke tallet alene.',
    ],
  },

  rolling: {
    title: 'Form',
    titleOf: ({ name }: { name: string }) => `${name}, form`,
    figure: ({ name }: { name: string }) => `Form: ${name}`,
    sentence: (of: { name: string; value: number; k: number }) =>
      `De siste ${number(of.k)} spillene til ${of.name} ga ${points(of.value)} i snitt.`,
    game: 'ett spill',
    line: 'snitt av de siste 20',
    band: '95 % sikkert',
    meaning: [
      'Hver prikk er et spill. Linja er snittet av de siste spillene til og med det spillet, høyst 20.',
      'Båndet viser hvor snittet trolig ligger (95 % sikkert): snitt ± 1,96 · s / √k, der k er antall spill i snittet.',
      'Spill uten dato er ikke med.',
    ],
  },

  calendar: {
    title: 'Kalender',
    figure: 'Spill per dag',
    /** The days are 0 for Monday and so on. */
    sentence: (of: { days: readonly number[]; n: number; all: number }) =>
      `Flest spill på ${list(of.days.map((day) => `${format.weekdays[day]}er`))}: ${number(of.n)} av ${number(of.all)}.`,
    perWeekday: 'Ukedag',
    perMonth: 'Måned',
    perDay: 'Dag',
    weekdays: 'Spill per ukedag',
    months: 'Spill per måned',
    key: 'Spill på en dag',
    meaning: [
      'Hver rute er en dag; jo mørkere, jo flere spill. Uka går nedover fra mandag.',
      'Dagen er den det ble spilt, der det ble spilt. Spill uten dato er ikke med.',
    ],
    older: (of: { n: number }) =>
      `Bildet viser de siste ${of.n} årene med spill; tabellen har alle.`,
  },

  records: {
    title: 'Rekorder',
    figure: 'Rekorder',
    sentence: (of: { value: number; names: readonly string[] }) =>
      `Høyeste sum er ${number(of.value)}: ${list(of.names)}.`,
    kinds: {
      highest: 'Høyeste sum',
      lowest: 'Laveste sum',
      widestWin: 'Største seier',
      narrowestWin: 'Jevneste seier',
      highestLoss: 'Høyeste sum uten seier',
      lowestWin: 'Laveste sum med seier',
      bestRow: 'Mest i ruta',
      bestUpper: 'Beste øvre del',
      longestStreak: 'Flest seire på rad',
      mostGamesInDay: 'Flest spill på en dag',
      mostYatzysInYear: 'Flest yatzyer på et år',
    } satisfies Record<RecordKind, string>,
    inRow: ({ row }: { row: string }) => `Mest i ${row}`,
    unknownDay: 'dato ukjent',
    seeGame: (of: { names: string; when: string }) =>
      of.names === '' ? of.when : `${of.names}, ${of.when}`,
    more: ({ n }: { n: number }) => `og ${number(n)} til`,
    meaning: [
      'Alle som har samme rekord, står her, den som kom først øverst.',
      'Maskinen kan ikke ha noen rekord. Seiersmarginen er avstanden ned til den nærmeste som ikke vant.',
    ],
  },

  year: {
    title: 'Året',
    titleOf: ({ year }: { year: number }) => `Året ${year}`,
    which: 'Hvilket år?',
    figure: ({ year }: { year: number }) => `Spill per måned: ${year}`,
    sentence: (of: { games: number; players: number }) =>
      `${games(of.games)} og ${of.players} ${plural(of.players, { one: 'spiller', other: 'spillere' })}.`,
    print: 'Skriv ut året',
    save: 'Lagre som PDF',
    fileName: (of: { year: number; variant: string }) => `Året ${of.year} – ${of.variant}.pdf`,
    best: 'Beste spill',
    closest: 'Jevneste seier',
    yatzys: 'Yatzyer',
    rarest: 'Sjeldneste sum',
    chance: (of: { value: number; n: number }) =>
      `Perfekt spill gir ${number(of.value)} poeng, eller en sum enda lenger fra det vanlige, omtrent 1 av ${number(of.n)} ganger.`,
    records: 'Rekorder som ble satt i år',
    noRecords: 'Ingen av rekordene er fra dette året.',
    record: (of: { name: string; value: number; who: string }) =>
      of.who === ''
        ? `${of.name}: ${number(of.value)}`
        : `${of.name}: ${number(of.value)} (${of.who})`,
    margin: ({ n }: { n: number }) => `${points(n)} foran`,
    meaning: [
      'Året gjelder alle spill i den valgte varianten. De andre valgene over gjelder ikke her.',
      'En rekord står her når den fortsatt er rekord og ble satt dette året.',
    ],
    none: 'Ingen spill med år ennå.',
  },

  percent: (share: number, n: number): string => percent(share, n < 200 ? 0 : 1),
}

export type StatisticsMessages = typeof statisticsNb
