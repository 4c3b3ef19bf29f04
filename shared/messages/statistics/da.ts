import { makeFormat } from '../format.ts'
import { games } from '../words/da.ts'
import type { StatisticsMessages } from './nb.ts'

const format = makeFormat('da')
const { plural, list, number, decimals, percent } = format
const points = (n: number, digits = 0): string => `${decimals(n, digits)} point`

export const statisticsDa: StatisticsMessages = {
  title: 'Statistik',
  tabs: 'Dele af statistikken',
  everybody: 'Vis alle',
  fewer: 'Vis færre',
  computers: 'Regn sejre mod computer med',
  loading: 'Regner …',
  empty: 'Statistikken begynder med det første færdige spil.',
  noneFits: 'Ingen spil passer.',
  toAll: 'Vis alt',
  player: 'Spiller',
  count: ({ n }) => games(n),
  games,
  tooFew: (of) => `For få spil: ${of.n} af ${of.min}`,
  asTable: 'Vis som tabel',
  meaning: 'Hvad betyder det?',
  save: ({ title }) => `Gem: ${title}`,
  saveAs: {
    svg: 'Billede (SVG)',
    png: 'Billede (PNG)',
    csv: 'Tabel (CSV)',
  },
  saveShort: 'Gem',
  fileName: (of) => `${of.title} – ${of.variant}`,
  perfect: 'perfekt spil',
  perfectAt: ({ value }) => `perfekt spil ${value}`,
  interval: (of) => `${of.low} til ${of.high}`,
  notable: 'Med *: næppe tilfældigt.',
  showingSome: (of) => `Viser de ${of.shown}, der har spillet mest, af ${of.all}.`,

  filter: {
    since: ({ date }) => `fra ${date}`,
    until: ({ date }) => `til ${date}`,
    allYears: 'alle år',
    thisYear: ({ year }) => `året ${year}`,
    lastYear: 'seneste 12 måneder',
    anybody: 'alle spillere',
    anyOf: ({ names }) => `spil, hvor ${list(names)} var med`,
    exactly: ({ names }) => `spil med kun ${list(names)}`,
    sources: {
      any: 'skærm og papir',
      screen: 'terninger på skærmen',
      own: 'egne terninger',
      paper: 'papir',
    },
    numbers: { any: 'alene og sammen', solo: 'kun spil alene', several: 'to eller flere' },
    computers: 'sejre mod computer er med',
  },

  themes: {
    overview: 'Oversigt',
    mean: 'Point',
    winShare: 'Sejre',
    rowMeans: 'Felt for felt',
    luckChoices: 'Held og valg',
    rolling: 'Over tid',
    records: 'Rekorder',
    year: 'Året',
  },

  column: {
    player: 'Spiller',
    games: 'Spil',
    gamesTogether: 'Spil med to eller flere',
    missing: 'Mangler',
    mean: 'Gennemsnit',
    low: 'Fra',
    high: 'Til',
    lowest: 'Laveste',
    q1: 'Nedre kvartil',
    median: 'Median',
    q3: 'Øvre kvartil',
    highest: 'Højeste',
    sd: 'Standardafvigelse',
    record: 'Rekord',
    value: 'Værdi',
    who: 'Hvem',
    when: 'Hvornår',
    rate: 'Andel',
    winRate: 'Sejrsprocent',
    outright: 'Rene sejre',
    shared: 'Delte sejre',
    wins: 'Sejre',
    index: 'Sejrsindeks',
    margin: 'Mod grænsen',
    extras: 'Ekstra yatzy pr. spil',
    row: 'Felt',
    difference: 'Mod perfekt spil',
    z: 'z',
    perfect: 'Perfekt spil',
    strikes: 'Streget ud',
    opponent: 'Mod',
    won: 'Vundet',
    tied: 'Lige',
    lost: 'Tabt',
    meanDifference: 'Gennemsnitlig forskel',
    date: 'Dato',
    total: 'Totalsum',
    lastMean: 'Gennemsnit til da',
    from: 'Fra point',
    to: 'Til point',
    share: 'Andel af spillene',
    strength: 'Spillestyrke',
    longest: 'Længste række',
    current: 'Række nu',
    latest: 'Seneste spil, nyeste sidst',
    period: 'Hvornår',
    best: 'Bedste',
    yatzys: 'Yatzyer',
  },

  mean: {
    title: 'Gennemsnit',
    figure: 'Gennemsnit pr. spiller',
    clear: (of) =>
      `${of.name} har det højeste gennemsnit, ${points(of.value, 1)}, og forskellen er næppe tilfældig.`,
    close: ({ name }) =>
      `${name} ligger højest, men det er for jævnt til at sige, hvem der er bedst.`,
    notShown: ({ name }) => `${name} ligger højest af alle, der var med i disse spil.`,
    alone: (of) => `${of.name} har ${points(of.value, 1)} i gennemsnit, af ${games(of.n)}.`,
    meaning: [
      'Gennemsnittet er alle point lagt sammen, delt med antallet af spil.',
      'Stregen viser, hvor det egentlige gennemsnit nok ligger (95 % sikkert). Jo flere spil, jo kortere streg. Når to streger dækker hinanden, kan forskellen være held.',
      'Regnet ud: gennemsnit ± t · s / √n, hvor s er standardafvigelsen, n er antallet af spil, og t er Students t for 95 %.',
    ],
    optimum: ({ value }) =>
      `Den stiplede linje er gennemsnittet for en, der altid træffer det bedste valg: ${value}.`,
  },

  strength: {
    title: 'Spillestyrke',
    figure: 'Spillestyrke pr. spiller',
    clear: ({ name }) => `${name} er stærkest, og forskellen er næppe tilfældig.`,
    close: ({ name }) =>
      `${name} ligger først, men det er for jævnt til at sige, hvem der er bedst.`,
    notShown: ({ name }) => `${name} ligger først af alle, der var med i disse spil.`,
    alone: (of) => `Spillestyrken for ${of.name} er ${points(of.value)}.`,
    meaning: [
      'Spillestyrken er gennemsnittet, men trukket mod gennemsnittet for alle, indtil spilleren har vist noget andet. Ét heldigt spil gør ingen til mester.',
      'Stregen viser, hvor styrken nok ligger (95 % sikkert). Dækker stregerne hinanden, er det for jævnt til at sige, hvem der er bedst.',
      'Regnet ud: (n · gennemsnit / σ² + μ / τ²) / (n / σ² + 1 / τ²), hvor σ er spredningen mellem spil, μ er gennemsnittet for alle, og τ er spredningen mellem spillere.',
    ],
  },

  spread: {
    title: 'Spredning',
    figure: 'Spredning pr. spiller',
    sentence: (of) =>
      `Halvdelen af spillene for ${of.name} ligger mellem ${decimals(of.low, 0)} og ${points(of.high)}.`,
    meaning: [
      'Median er det midterste resultat: lige mange spil er bedre og dårligere. Den står som en tyk streg.',
      'Boksen rummer den midterste halvdel af spillene (fra nedre til øvre kvartil). De tynde streger går til det laveste og det højeste spil.',
      'Standardafvigelsen i tabellen siger, hvor langt spillene normalt ligger fra gennemsnittet.',
    ],
  },

  distribution: {
    title: 'Fordeling',
    figure: ({ name }) => `Fordeling af totalsummer: ${name}`,
    sentence: (of) =>
      `Det midterste spil for ${of.name} er bedre end ${of.share} af spillene i perfekt spil.`,
    plain: (of) => `Sådan fordeler ${games(of.n)} sig for ${of.name}.`,
    meaning: [
      'Hver søjle er ti point bred og viser, hvor stor en del af spillene der endte der.',
      'Linjen i trin er det samme for perfekt spil, regnet nøjagtigt ud.',
      'Placeringen mod perfekt spil er chancen for, at perfekt spil giver færre point, plus halvdelen af chancen for præcis lige så mange.',
    ],
  },

  winShare: {
    title: 'Sejrsprocent',
    figure: 'Sejrsprocent pr. spiller',
    sentence: (of) => `Flest rene sejre: ${list(of.names)}, ${number(of.n)} spil.`,
    wins: (of) => `${number(of.outright)} rene, ${number(of.shared)} delte`,
    meaning: [
      'Kun spil med to eller flere tæller. En ren sejr tæller 1. Deler to sejren, får hver en halv, og så videre.',
      'Den tynde streg viser, hvor andelen nok ligger (95 % sikkert, Wilson).',
      'Regnet ud: sejre delt med antallet af spil med to eller flere.',
    ],
  },

  winIndex: {
    title: 'Sejrsindeks',
    figure: 'Sejrsindeks pr. spiller',
    sentence: 'Højere end 1,00 er flere sejre, end tilfældet ville have givet.',
    chance: 'tilfældigt 1,00',
    meaning: [
      'Det er lettere at vinde mod én end mod fem. Indekset tager hensyn til, hvor mange der var med.',
      'Regnet ud: sejre delt med summen af 1 / antallet af spillere i hvert spil. 1,00 er det, man ville få, hvis vinderen blev trukket.',
    ],
  },

  headToHead: {
    title: 'Indbyrdes opgør',
    figure: 'Indbyrdes opgør',
    sentence: (of) => `${of.a} og ${of.b} har mødtes oftest: ${games(of.n)}.`,
    against: ({ name }) => `mod ${name}`,
    score: (of) => `${of.won}–${of.tied}–${of.lost}`,
    key: 'I hvert felt: den gennemsnitlige forskel, så vundet–lige–tabt for den til venstre, og antallet af spil. Med *: næppe tilfældigt.',
    meaning: [
      'Her er kun de spil, hvor begge var med. Vundet, lige og tabt er mellem de to, uanset hvem der ellers spillede.',
      'Forskellen er i gennemsnit så mange point pr. spil, med intervallet ± 1,96 · s / √n i tabellen.',
      'En * betyder, at hele intervallet ligger på den ene side af 0, så forskellen er næppe tilfældig.',
    ],
  },

  streaks: {
    title: 'Sejre i træk',
    figure: 'Sejre i træk pr. spiller',
    sentence: (of) => `Flest sejre i træk: ${list(of.names)}, ${number(of.n)}.`,
    none: 'Ingen har vundet endnu.',
    note: (of) => `længst ${of.longest}, nu ${of.current}`,
    result: { won: 'vandt', shared: 'delte', lost: 'tabte' },
    meaning: [
      'Fyldt er en sejr, halvfyldt en delt sejr, tom et spil, en anden vandt. Det nyeste spil står til højre.',
      'En delt sejr går videre i rækken. Spil alene og spil uden dato er ikke med.',
    ],
  },

  bonusRate: {
    title: 'Bonus',
    figure: 'Bonus pr. spiller',
    sentence: (of) => `Oftest bonus: ${list(of.names)}, i ${of.share} af spillene.`,
    meaning: [
      'Så stor en del af spillene giver bonus for øvre del. Den tynde streg viser, hvor andelen nok ligger (95 % sikkert, Wilson).',
      'Den tykke streg på tværs er perfekt spil.',
      'I tabellen står også, hvor langt øvre del i gennemsnit ligger over eller under grænsen.',
    ],
  },

  yatzyRate: {
    title: 'Yatzy',
    figure: 'Yatzy pr. spiller',
    sentence: (of) => `Oftest yatzy: ${list(of.names)}, i ${of.share} af spillene.`,
    meaning: [
      'Så stor en del af spillene har 50 i feltet Yatzy. Den tynde streg viser, hvor andelen nok ligger (95 % sikkert, Wilson).',
      'Den tykke streg på tværs er perfekt spil.',
    ],
  },

  rowMeans: {
    title: 'Felt for felt',
    titleOf: ({ name }) => `${name}, felt for felt`,
    figure: ({ name }) => `Felt for felt: ${name}`,
    sentence: (of) =>
      `Point over eller under perfekt spil, ${games(of.n)}. Med *: næppe tilfældigt.`,
    plain: (of) => `Point i gennemsnit, ${games(of.n)}.`,
    meaning: [
      'Hver søjle er gennemsnittet i feltet, minus gennemsnittet for en, der altid træffer det bedste valg.',
      'En * og en mørk søjle betyder, at forskellen er så stor, at den næppe er tilfældig. De andre kan være held.',
      'Regnet ud: z = forskel · √n / σ, hvor σ er spredningen i feltet ved perfekt spil. *, når z er over 3 eller under −3.',
    ],
  },

  strikes: {
    title: 'Udstregede felter',
    titleOf: ({ name }) => `${name}, udstregede felter`,
    figure: ({ name }) => `Udstregede felter: ${name}`,
    sentence: (of) =>
      `Oftest streget ud: ${list(of.rows)}, i ${of.share} af ${games(of.n)}. Det er ofte rigtigt at strege ud.`,
    none: (of) => `Intet er streget ud i ${games(of.n)}.`,
    filled: ({ name }) => name,
    meaning: [
      'Den fyldte prik er, hvor ofte feltet blev streget ud. Den åbne er, hvor ofte perfekt spil streger det ud.',
      'Nogle felter er det klogt at strege ud. Det er afstanden mellem prikkerne, der siger noget, ikke tallet alene.',
    ],
  },

  rolling: {
    title: 'Form',
    titleOf: ({ name }) => `${name}, form`,
    figure: ({ name }) => `Form: ${name}`,
    sentence: (of) =>
      `De seneste ${number(of.k)} spil for ${of.name} gav ${points(of.value)} i gennemsnit.`,
    game: 'ét spil',
    line: 'gennemsnit af de seneste 20',
    band: '95 % sikkert',
    meaning: [
      'Hver prik er et spil. Linjen er gennemsnittet af de seneste spil til og med det spil, højst 20.',
      'Båndet viser, hvor gennemsnittet nok ligger (95 % sikkert): gennemsnit ± 1,96 · s / √k, hvor k er antallet af spil i gennemsnittet.',
      'Spil uden dato er ikke med.',
    ],
  },

  calendar: {
    title: 'Kalender',
    figure: 'Spil pr. dag',
    sentence: (of) =>
      `Flest spil på ${list(of.days.map((day) => `${format.weekdays[day]}e`))}: ${number(of.n)} af ${number(of.all)}.`,
    perWeekday: 'Ugedag',
    perMonth: 'Måned',
    perDay: 'Dag',
    weekdays: 'Spil pr. ugedag',
    months: 'Spil pr. måned',
    key: 'Spil på en dag',
    meaning: [
      'Hvert felt er en dag; jo mørkere, jo flere spil. Ugen går nedad fra mandag.',
      'Dagen er den, der blev spillet på, dér hvor der blev spillet. Spil uden dato er ikke med.',
    ],
    older: (of) => `Billedet viser de seneste ${of.n} år med spil; tabellen har alle.`,
  },

  records: {
    title: 'Rekorder',
    figure: 'Rekorder',
    sentence: (of) => `Højeste sum er ${number(of.value)}: ${list(of.names)}.`,
    kinds: {
      highest: 'Højeste sum',
      lowest: 'Laveste sum',
      widestWin: 'Største sejr',
      narrowestWin: 'Mest jævnbyrdige sejr',
      highestLoss: 'Højeste sum uden sejr',
      lowestWin: 'Laveste sum med sejr',
      bestRow: 'Mest i feltet',
      bestUpper: 'Bedste øvre del',
      longestStreak: 'Flest sejre i træk',
      mostGamesInDay: 'Flest spil på en dag',
      mostYatzysInYear: 'Flest yatzyer på et år',
    },
    inRow: ({ row }) => `Mest i ${row}`,
    unknownDay: 'dato ukendt',
    seeGame: (of) => (of.names === '' ? of.when : `${of.names}, ${of.when}`),
    more: ({ n }) => `og ${number(n)} til`,
    meaning: [
      'Alle, der har samme rekord, står her, den, der kom først, øverst.',
      'Computeren kan ikke have nogen rekord. Sejrsmarginen er afstanden ned til den nærmeste, der ikke vandt.',
    ],
  },

  year: {
    title: 'Året',
    titleOf: ({ year }) => `Året ${year}`,
    which: 'Hvilket år?',
    figure: ({ year }) => `Spil pr. måned: ${year}`,
    sentence: (of) =>
      `${games(of.games)} og ${of.players} ${plural(of.players, { one: 'spiller', other: 'spillere' })}.`,
    print: 'Udskriv året',
    save: 'Gem som PDF',
    fileName: (of) => `Året ${of.year} – ${of.variant}.pdf`,
    best: 'Bedste spil',
    closest: 'Mest jævnbyrdige sejr',
    yatzys: 'Yatzyer',
    rarest: 'Sjældneste sum',
    chance: (of) =>
      `Perfekt spil giver ${number(of.value)} point, eller en sum endnu længere fra det normale, omtrent 1 af ${number(of.n)} gange.`,
    records: 'Rekorder, der blev sat i år',
    noRecords: 'Ingen af rekorderne er fra dette år.',
    record: (of) =>
      of.who === ''
        ? `${of.name}: ${number(of.value)}`
        : `${of.name}: ${number(of.value)} (${of.who})`,
    margin: ({ n }) => `${points(n)} foran`,
    meaning: [
      'Året gælder alle spil i den valgte variant. De andre valg ovenfor gælder ikke her.',
      'En rekord står her, når den stadig er rekord og blev sat dette år.',
    ],
    none: 'Ingen spil med år endnu.',
  },

  percent: (share, n) => percent(share, n < 200 ? 0 : 1),
}
