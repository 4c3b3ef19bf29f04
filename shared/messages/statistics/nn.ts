import { makeFormat } from '../format.ts'
import { games } from '../words/nn.ts'
import type { StatisticsMessages } from './nb.ts'

const format = makeFormat('nn')
const { plural, list, number, decimals, percent } = format
const points = (n: number, digits = 0): string => `${decimals(n, digits)} poeng`

export const statisticsNn: StatisticsMessages = {
  title: 'Statistikk',
  tabs: 'Delar av statistikken',
  everybody: 'Vis alle',
  fewer: 'Vis færre',
  computers: 'Rekn med sigrar mot maskin',
  loading: 'Reknar …',
  empty: 'Statistikken byrjar med det første ferdige spelet.',
  noneFits: 'Ingen spel passar.',
  toAll: 'Vis alt',
  player: 'Spelar',
  count: ({ n }) => games(n),
  games,
  tooFew: (of) => `For få spel: ${of.n} av ${of.min}`,
  asTable: 'Vis som tabell',
  meaning: 'Kva betyr dette?',
  save: ({ title }) => `Lagre: ${title}`,
  saveAs: {
    svg: 'Bilete (SVG)',
    png: 'Bilete (PNG)',
    csv: 'Tabell (CSV)',
  },
  saveShort: 'Lagre',
  fileName: (of) => `${of.title} – ${of.variant}`,
  perfect: 'perfekt spel',
  perfectAt: ({ value }) => `perfekt spel ${value}`,
  interval: (of) => `${of.low} til ${of.high}`,
  notable: 'Med *: neppe tilfeldig.',
  showingSome: (of) => `Viser dei ${of.shown} som har spelt mest, av ${of.all}.`,

  filter: {
    since: ({ date }) => `frå ${date}`,
    until: ({ date }) => `til ${date}`,
    allYears: 'alle år',
    thisYear: ({ year }) => `året ${year}`,
    lastYear: 'siste 12 månader',
    anybody: 'alle spelarar',
    anyOf: ({ names }) => `spel der ${list(names)} var med`,
    exactly: ({ names }) => `spel med berre ${list(names)}`,
    sources: {
      any: 'skjerm og papir',
      screen: 'terningar på skjermen',
      own: 'eigne terningar',
      paper: 'papir',
    },
    numbers: { any: 'åleine og saman', solo: 'berre spel åleine', several: 'to eller fleire' },
    computers: 'sigrar mot maskin er med',
  },

  themes: {
    overview: 'Oversyn',
    mean: 'Poeng',
    winShare: 'Sigrar',
    rowMeans: 'Rute for rute',
    luckChoices: 'Flaks og val',
    rolling: 'Over tid',
    records: 'Rekordar',
    year: 'Året',
  },

  column: {
    player: 'Spelar',
    games: 'Spel',
    gamesTogether: 'Spel med to eller fleire',
    missing: 'Manglar',
    mean: 'Snitt',
    low: 'Frå',
    high: 'Til',
    lowest: 'Lågaste',
    q1: 'Nedre kvartil',
    median: 'Median',
    q3: 'Øvre kvartil',
    highest: 'Høgaste',
    sd: 'Standardavvik',
    record: 'Rekord',
    value: 'Verdi',
    who: 'Kven',
    when: 'Når',
    rate: 'Del',
    winRate: 'Sigersprosent',
    outright: 'Reine sigrar',
    shared: 'Delte sigrar',
    wins: 'Sigrar',
    index: 'Sigersindeks',
    margin: 'Mot grensa',
    extras: 'Ekstra yatzy per spel',
    row: 'Rute',
    difference: 'Mot perfekt spel',
    z: 'z',
    perfect: 'Perfekt spel',
    strikes: 'Stroke',
    opponent: 'Mot',
    won: 'Vunne',
    tied: 'Likt',
    lost: 'Tapt',
    meanDifference: 'Skilnad i snitt',
    date: 'Dato',
    total: 'Totalsum',
    lastMean: 'Snitt til da',
    from: 'Frå poeng',
    to: 'Til poeng',
    share: 'Del av spela',
    strength: 'Spelestyrke',
    longest: 'Lengste rekkje',
    current: 'Rekkje no',
    latest: 'Siste spel, nyast sist',
    period: 'Når',
    best: 'Beste',
    yatzys: 'Yatzyar',
  },

  mean: {
    title: 'Snitt',
    figure: 'Snitt per spelar',
    clear: (of) =>
      `${of.name} har det høgaste snittet, ${points(of.value, 1)}, og skilnaden er neppe tilfeldig.`,
    close: ({ name }) => `${name} ligg høgast, men det er for jamt til å seie kven som er best.`,
    notShown: ({ name }) => `${name} ligg høgast av alle som var med i desse spela.`,
    alone: (of) => `${of.name} har ${points(of.value, 1)} i snitt, av ${games(of.n)}.`,
    meaning: [
      'Snittet er alle poenga lagde saman, delt på talet på spel.',
      'Streken viser kvar det eigentlege snittet truleg ligg (95 % sikkert). Jo fleire spel, jo kortare strek. Når to strekar dekkjer kvarandre, kan skilnaden vere flaks.',
      'Rekna ut: snitt ± t · s / √n, der s er standardavviket, n er talet på spel og t er Students t for 95 %.',
    ],
    optimum: ({ value }) =>
      `Den stipla linja er snittet til ein som alltid gjer det beste valet: ${value}.`,
  },

  strength: {
    title: 'Spelestyrke',
    figure: 'Spelestyrke per spelar',
    clear: ({ name }) => `${name} er sterkast, og skilnaden er neppe tilfeldig.`,
    close: ({ name }) => `${name} ligg først, men det er for jamt til å seie kven som er best.`,
    notShown: ({ name }) => `${name} ligg først av alle som var med i desse spela.`,
    alone: (of) => `Spelestyrken for ${of.name} er ${points(of.value)}.`,
    meaning: [
      'Spelestyrken er snittet, men drege mot snittet for alle til spelaren har vist noko anna. Eitt heldig spel gjer ingen til meister.',
      'Streken viser kvar styrken truleg ligg (95 % sikkert). Dekkjer strekane kvarandre, er det for jamt til å seie kven som er best.',
      'Rekna ut: (n · snitt / σ² + μ / τ²) / (n / σ² + 1 / τ²), der σ er spreiinga mellom spel, μ er snittet for alle og τ er spreiinga mellom spelarar.',
    ],
  },

  spread: {
    title: 'Spreiing',
    figure: 'Spreiing per spelar',
    sentence: (of) =>
      `Halvparten av spela til ${of.name} ligg mellom ${decimals(of.low, 0)} og ${points(of.high)}.`,
    meaning: [
      'Median er resultatet i midten: like mange spel er betre som dårlegare. Han står som ein tjukk strek.',
      'Boksen held den midtre halvparten av spela (frå nedre til øvre kvartil). Dei tynne strekane går til det lågaste og det høgaste spelet.',
      'Standardavviket i tabellen seier kor langt spela vanlegvis ligg frå snittet.',
    ],
  },

  distribution: {
    title: 'Fordeling',
    figure: ({ name }) => `Fordeling av totalsummar: ${name}`,
    sentence: (of) =>
      `Det midtre spelet til ${of.name} er betre enn ${of.share} av spela i perfekt spel.`,
    plain: (of) => `Slik fordeler ${games(of.n)} seg for ${of.name}.`,
    meaning: [
      'Kvar søyle er ti poeng brei, og viser kor stor del av spela som enda der.',
      'Linja i trinn er det same for perfekt spel, rekna ut nøyaktig.',
      'Plasseringa mot perfekt spel er sjansen for at perfekt spel gir færre poeng, pluss halvparten av sjansen for akkurat like mange.',
    ],
  },

  winShare: {
    title: 'Sigersprosent',
    figure: 'Sigersprosent per spelar',
    sentence: (of) => `Flest reine sigrar: ${list(of.names)}, ${number(of.n)} spel.`,
    wins: (of) => `${number(of.outright)} reine, ${number(of.shared)} delte`,
    meaning: [
      'Berre spel med to eller fleire tel. Ein rein siger tel 1. Deler to sigeren, får kvar ein halv, og så vidare.',
      'Den tynne streken viser kvar delen truleg ligg (95 % sikkert, Wilson).',
      'Rekna ut: sigrar delt på talet på spel med to eller fleire.',
    ],
  },

  winIndex: {
    title: 'Sigersindeks',
    figure: 'Sigersindeks per spelar',
    sentence: 'Høgare enn 1,00 er fleire sigrar enn det tilfeldige ville gitt.',
    chance: 'tilfeldig 1,00',
    meaning: [
      'Å vinne mot éin er lettare enn å vinne mot fem. Indeksen tek omsyn til kor mange som var med.',
      'Rekna ut: sigrar delt på summen av 1 / talet på spelarar i kvart spel. 1,00 er det ein ville fått om vinnaren vart trekt.',
    ],
  },

  headToHead: {
    title: 'Innbyrdes oppgjer',
    figure: 'Innbyrdes oppgjer',
    sentence: (of) => `${of.a} og ${of.b} har møtst oftast: ${games(of.n)}.`,
    against: ({ name }) => `mot ${name}`,
    score: (of) => `${of.won}–${of.tied}–${of.lost}`,
    key: 'I kvar rute: skilnaden i snitt, så vunne–likt–tapt for den til venstre, og talet på spel. Med *: neppe tilfeldig.',
    meaning: [
      'Her er berre spela der begge var med. Vunne, likt og tapt er mellom dei to, uansett kven andre som spelte.',
      'Skilnaden er i snitt så mange poeng per spel, med intervallet ± 1,96 · s / √n i tabellen.',
      'Ein * betyr at heile intervallet ligg på den eine sida av 0, så skilnaden er neppe tilfeldig.',
    ],
  },

  streaks: {
    title: 'Sigrar på rad',
    figure: 'Sigrar på rad per spelar',
    sentence: (of) => `Flest sigrar på rad: ${list(of.names)}, ${number(of.n)}.`,
    none: 'Ingen har vunne enno.',
    note: (of) => `lengst ${of.longest}, no ${of.current}`,
    result: { won: 'vann', shared: 'delte', lost: 'tapte' },
    meaning: [
      'Fylt er ein siger, halvfylt ein delt siger, tomt eit spel ein annan vann. Det nyaste spelet står til høgre.',
      'Ein delt siger går vidare i rekkja. Spel åleine og spel utan dato er ikkje med.',
    ],
  },

  bonusRate: {
    title: 'Bonus',
    figure: 'Bonus per spelar',
    sentence: (of) => `Oftast bonus: ${list(of.names)}, i ${of.share} av spela.`,
    meaning: [
      'Så stor del av spela gir bonus for øvre del. Den tynne streken viser kvar delen truleg ligg (95 % sikkert, Wilson).',
      'Den tjukke streken på tvers er perfekt spel.',
      'I tabellen står òg kor langt øvre del i snitt ligg over eller under grensa.',
    ],
  },

  yatzyRate: {
    title: 'Yatzy',
    figure: 'Yatzy per spelar',
    sentence: (of) => `Oftast yatzy: ${list(of.names)}, i ${of.share} av spela.`,
    meaning: [
      'Så stor del av spela har 50 i ruta Yatzy. Den tynne streken viser kvar delen truleg ligg (95 % sikkert, Wilson).',
      'Den tjukke streken på tvers er perfekt spel.',
    ],
  },

  rowMeans: {
    title: 'Rute for rute',
    titleOf: ({ name }) => `${name}, rute for rute`,
    figure: ({ name }) => `Rute for rute: ${name}`,
    sentence: (of) =>
      `Poeng over eller under perfekt spel, ${games(of.n)}. Med *: neppe tilfeldig.`,
    plain: (of) => `Poeng i snitt, ${games(of.n)}.`,
    meaning: [
      'Kvar søyle er snittet i ruta, minus snittet for ein som alltid gjer det beste valet.',
      'Ein * og ei mørk søyle betyr at skilnaden er så stor at han neppe er tilfeldig. Dei andre kan vere flaks.',
      'Rekna ut: z = skilnad · √n / σ, der σ er spreiinga i ruta ved perfekt spel. * når z er over 3 eller under −3.',
    ],
  },

  strikes: {
    title: 'Strokne ruter',
    titleOf: ({ name }) => `${name}, strokne ruter`,
    figure: ({ name }) => `Strokne ruter: ${name}`,
    sentence: (of) =>
      `Oftast stroke: ${list(of.rows)}, i ${of.share} av ${games(of.n)}. Å stryke er ofte rett.`,
    none: (of) => `Ingenting er stroke i ${games(of.n)}.`,
    filled: ({ name }) => name,
    meaning: [
      'Den fylte prikken er kor ofte ruta vart stroken. Den opne er kor ofte perfekt spel stryk henne.',
      'Somme ruter er det lurt å stryke. Det er avstanden mellom prikkane som seier noko, ikkje talet åleine.',
    ],
  },

  rolling: {
    title: 'Form',
    titleOf: ({ name }) => `${name}, form`,
    figure: ({ name }) => `Form: ${name}`,
    sentence: (of) =>
      `Dei siste ${number(of.k)} spela til ${of.name} gav ${points(of.value)} i snitt.`,
    game: 'eitt spel',
    line: 'snitt av dei siste 20',
    band: '95 % sikkert',
    meaning: [
      'Kvar prikk er eit spel. Linja er snittet av dei siste spela til og med det spelet, høgst 20.',
      'Bandet viser kvar snittet truleg ligg (95 % sikkert): snitt ± 1,96 · s / √k, der k er talet på spel i snittet.',
      'Spel utan dato er ikkje med.',
    ],
  },

  calendar: {
    title: 'Kalender',
    figure: 'Spel per dag',
    sentence: (of) =>
      `Flest spel på ${list(of.days.map((day) => `${format.weekdays[day]}ar`))}: ${number(of.n)} av ${number(of.all)}.`,
    perWeekday: 'Vekedag',
    perMonth: 'Månad',
    perDay: 'Dag',
    weekdays: 'Spel per vekedag',
    months: 'Spel per månad',
    key: 'Spel på ein dag',
    meaning: [
      'Kvar rute er ein dag; jo mørkare, jo fleire spel. Veka går nedover frå måndag.',
      'Dagen er den det vart spelt, der det vart spelt. Spel utan dato er ikkje med.',
    ],
    older: (of) => `Biletet viser dei siste ${of.n} åra med spel; tabellen har alle.`,
  },

  records: {
    title: 'Rekordar',
    figure: 'Rekordar',
    sentence: (of) => `Høgaste sum er ${number(of.value)}: ${list(of.names)}.`,
    kinds: {
      highest: 'Høgaste sum',
      lowest: 'Lågaste sum',
      widestWin: 'Største siger',
      narrowestWin: 'Jamnaste siger',
      highestLoss: 'Høgaste sum utan siger',
      lowestWin: 'Lågaste sum med siger',
      bestRow: 'Mest i ruta',
      bestUpper: 'Beste øvre del',
      longestStreak: 'Flest sigrar på rad',
      mostGamesInDay: 'Flest spel på ein dag',
      mostYatzysInYear: 'Flest yatzyar på eit år',
    },
    inRow: ({ row }) => `Mest i ${row}`,
    unknownDay: 'dato ukjend',
    seeGame: (of) => (of.names === '' ? of.when : `${of.names}, ${of.when}`),
    more: ({ n }) => `og ${number(n)} til`,
    meaning: [
      'Alle som har same rekord, står her, den som kom først øvst.',
      'Maskina kan ikkje ha nokon rekord. Sigersmarginen er avstanden ned til den næraste som ikkje vann.',
    ],
  },

  year: {
    title: 'Året',
    titleOf: ({ year }) => `Året ${year}`,
    which: 'Kva år?',
    figure: ({ year }) => `Spel per månad: ${year}`,
    sentence: (of) =>
      `${games(of.games)} og ${of.players} ${plural(of.players, { one: 'spelar', other: 'spelarar' })}.`,
    print: 'Skriv ut året',
    save: 'Lagre som PDF',
    fileName: (of) => `Året ${of.year} – ${of.variant}.pdf`,
    best: 'Beste spel',
    closest: 'Jamnaste siger',
    yatzys: 'Yatzyar',
    rarest: 'Sjeldnaste sum',
    chance: (of) =>
      `Perfekt spel gir ${number(of.value)} poeng, eller ein sum enda lenger frå det vanlege, omtrent 1 av ${number(of.n)} gonger.`,
    records: 'Rekordar som vart sette i år',
    noRecords: 'Ingen av rekordane er frå dette året.',
    record: (of) =>
      of.who === ''
        ? `${of.name}: ${number(of.value)}`
        : `${of.name}: ${number(of.value)} (${of.who})`,
    margin: ({ n }) => `${points(n)} framfor`,
    meaning: [
      'Året gjeld alle spel i den valde varianten. Dei andre vala over gjeld ikkje her.',
      'Ein rekord står her når han framleis er rekord og vart sett dette året.',
    ],
    none: 'Ingen spel med år enno.',
  },

  percent: (share, n) => percent(share, n < 200 ? 0 : 1),
}
