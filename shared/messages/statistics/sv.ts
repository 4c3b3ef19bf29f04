import { makeFormat } from '../format.ts'
import { games } from '../words/sv.ts'
import type { StatisticsMessages } from './nb.ts'

const format = makeFormat('sv')
const { list, number, decimals, percent } = format
const points = (n: number, digits = 0): string => `${decimals(n, digits)} poäng`

export const statisticsSv: StatisticsMessages = {
  title: 'Statistik',
  tabs: 'Delar av statistiken',
  everybody: 'Visa alla',
  fewer: 'Visa färre',
  computers: 'Räkna med segrar mot dator',
  loading: 'Räknar …',
  empty: 'Statistiken börjar med det första färdiga spelet.',
  noneFits: 'Inga spel passar.',
  toAll: 'Visa allt',
  player: 'Spelare',
  count: ({ n }) => games(n),
  games,
  tooFew: (of) => `För få spel: ${of.n} av ${of.min}`,
  asTable: 'Visa som tabell',
  meaning: 'Vad betyder det här?',
  save: ({ title }) => `Spara: ${title}`,
  saveAs: {
    svg: 'Bild (SVG)',
    png: 'Bild (PNG)',
    csv: 'Tabell (CSV)',
  },
  saveShort: 'Spara',
  fileName: (of) => `${of.title} – ${of.variant}`,
  perfect: 'perfekt spel',
  perfectAt: ({ value }) => `perfekt spel ${value}`,
  interval: (of) => `${of.low} till ${of.high}`,
  notable: 'Med *: knappast slumpen.',
  showingSome: (of) => `Visar de ${of.shown} som har spelat mest, av ${of.all}.`,

  filter: {
    since: ({ date }) => `från ${date}`,
    until: ({ date }) => `till ${date}`,
    allYears: 'alla år',
    thisYear: ({ year }) => `året ${year}`,
    lastYear: 'senaste 12 månaderna',
    anybody: 'alla spelare',
    anyOf: ({ names }) => `spel där ${list(names)} var med`,
    exactly: ({ names }) => `spel med bara ${list(names)}`,
    sources: {
      any: 'skärm och papper',
      screen: 'tärningar på skärmen',
      own: 'egna tärningar',
      paper: 'papper',
    },
    numbers: {
      any: 'ensam och tillsammans',
      solo: 'bara spel ensam',
      several: 'två eller fler',
    },
    computers: 'segrar mot dator är med',
  },

  themes: {
    overview: 'Översikt',
    mean: 'Poäng',
    winShare: 'Segrar',
    rowMeans: 'Ruta för ruta',
    luckChoices: 'Tur och val',
    rolling: 'Över tid',
    records: 'Rekord',
    year: 'Året',
  },

  column: {
    player: 'Spelare',
    games: 'Spel',
    gamesTogether: 'Spel med två eller fler',
    missing: 'Saknas',
    mean: 'Snitt',
    low: 'Från',
    high: 'Till',
    lowest: 'Lägsta',
    q1: 'Nedre kvartil',
    median: 'Median',
    q3: 'Övre kvartil',
    highest: 'Högsta',
    sd: 'Standardavvikelse',
    record: 'Rekord',
    value: 'Värde',
    who: 'Vem',
    when: 'När',
    rate: 'Andel',
    winRate: 'Vinstprocent',
    outright: 'Egna segrar',
    shared: 'Delade segrar',
    wins: 'Segrar',
    index: 'Segerindex',
    margin: 'Mot gränsen',
    extras: 'Extra yatzy per spel',
    row: 'Ruta',
    difference: 'Mot perfekt spel',
    z: 'z',
    perfect: 'Perfekt spel',
    strikes: 'Struken',
    opponent: 'Mot',
    won: 'Vunna',
    tied: 'Lika',
    lost: 'Förlorade',
    meanDifference: 'Skillnad i snitt',
    date: 'Datum',
    total: 'Totalsumma',
    lastMean: 'Snitt dittills',
    from: 'Från poäng',
    to: 'Till poäng',
    share: 'Andel av spelen',
    strength: 'Spelstyrka',
    longest: 'Längsta rad',
    current: 'Rad nu',
    latest: 'Senaste spelen, nyast sist',
    period: 'När',
    best: 'Bästa',
    yatzys: 'Yatzy',
  },

  mean: {
    title: 'Snitt',
    figure: 'Snitt per spelare',
    clear: (of) =>
      `${of.name} har det högsta snittet, ${points(of.value, 1)}, och skillnaden är knappast slumpen.`,
    close: ({ name }) => `${name} ligger högst, men det är för jämnt för att säga vem som är bäst.`,
    notShown: ({ name }) => `${name} ligger högst av alla som var med i de här spelen.`,
    alone: (of) => `${of.name} har ${points(of.value, 1)} i snitt, av ${games(of.n)}.`,
    meaning: [
      'Snittet är alla poäng tillsammans, delat med antalet spel.',
      'Strecket visar var det egentliga snittet troligen ligger (95 % säkert). Ju fler spel, desto kortare streck. När två streck täcker varandra kan skillnaden vara tur.',
      'Så räknas det: snitt ± t · s / √n, där s är standardavvikelsen, n är antalet spel och t är Students t för 95 %.',
    ],
    optimum: ({ value }) =>
      `Den streckade linjen är snittet för en som alltid gör det bästa valet: ${value}.`,
  },

  strength: {
    title: 'Spelstyrka',
    figure: 'Spelstyrka per spelare',
    clear: ({ name }) => `${name} är starkast, och skillnaden är knappast slumpen.`,
    close: ({ name }) => `${name} ligger först, men det är för jämnt för att säga vem som är bäst.`,
    notShown: ({ name }) => `${name} ligger först av alla som var med i de här spelen.`,
    alone: (of) => `Spelstyrkan för ${of.name} är ${points(of.value)}.`,
    meaning: [
      'Spelstyrkan är snittet, men draget mot snittet för alla tills spelaren har visat något annat. Ett lyckat spel gör ingen till mästare.',
      'Strecket visar var styrkan troligen ligger (95 % säkert). Täcker strecken varandra är det för jämnt för att säga vem som är bäst.',
      'Så räknas det: (n · snitt / σ² + μ / τ²) / (n / σ² + 1 / τ²), där σ är spridningen mellan spel, μ är snittet för alla och τ är spridningen mellan spelare.',
    ],
  },

  spread: {
    title: 'Spridning',
    figure: 'Spridning per spelare',
    sentence: (of) =>
      `Hälften av spelen för ${of.name} ligger mellan ${decimals(of.low, 0)} och ${points(of.high)}.`,
    meaning: [
      'Median är resultatet i mitten: lika många spel är bättre som sämre. Den visas som ett tjockt streck.',
      'Lådan rymmer den mittersta hälften av spelen (från nedre till övre kvartil). De tunna strecken går till det lägsta och det högsta spelet.',
      'Standardavvikelsen i tabellen säger hur långt spelen vanligtvis ligger från snittet.',
    ],
  },

  distribution: {
    title: 'Fördelning',
    figure: ({ name }) => `Fördelning av totalsummor: ${name}`,
    sentence: (of) =>
      `Det mittersta spelet för ${of.name} är bättre än ${of.share} av spelen i perfekt spel.`,
    plain: (of) => `Så fördelar sig ${games(of.n)} för ${of.name}.`,
    meaning: [
      'Varje stapel är tio poäng bred och visar hur stor del av spelen som slutade där.',
      'Linjen i steg är detsamma för perfekt spel, exakt uträknat.',
      'Placeringen mot perfekt spel är chansen att perfekt spel ger färre poäng, plus hälften av chansen för precis lika många.',
    ],
  },

  winShare: {
    title: 'Vinstprocent',
    figure: 'Vinstprocent per spelare',
    sentence: (of) => `Flest egna segrar: ${list(of.names)}, ${number(of.n)} spel.`,
    wins: (of) => `${number(of.outright)} egna, ${number(of.shared)} delade`,
    meaning: [
      'Bara spel med två eller fler räknas. En egen seger räknas som 1. Delar två på segern får var och en en halv, och så vidare.',
      'Det tunna strecket visar var andelen troligen ligger (95 % säkert, Wilson).',
      'Så räknas det: segrar delat med antalet spel med två eller fler.',
    ],
  },

  winIndex: {
    title: 'Segerindex',
    figure: 'Segerindex per spelare',
    sentence: 'Högre än 1,00 är fler segrar än slumpen skulle ha gett.',
    chance: 'slumpen 1,00',
    meaning: [
      'Att vinna mot en är lättare än att vinna mot fem. Indexet tar hänsyn till hur många som var med.',
      'Så räknas det: segrar delat med summan av 1 / antalet spelare i varje spel. 1,00 är vad man skulle få om vinnaren lottades fram.',
    ],
  },

  headToHead: {
    title: 'Inbördes möten',
    figure: 'Inbördes möten',
    sentence: (of) => `${of.a} och ${of.b} har mötts oftast: ${games(of.n)}.`,
    against: ({ name }) => `mot ${name}`,
    score: (of) => `${of.won}–${of.tied}–${of.lost}`,
    key: 'I varje ruta: skillnaden i snitt, sedan vunna–lika–förlorade för den till vänster, och antalet spel. Med *: knappast slumpen.',
    meaning: [
      'Här är bara spelen där båda var med. Vunna, lika och förlorade är mellan de två, vilka andra som än spelade.',
      'Skillnaden är i snitt så många poäng per spel, med intervallet ± 1,96 · s / √n i tabellen.',
      'En * betyder att hela intervallet ligger på ena sidan av 0, så skillnaden är knappast slumpen.',
    ],
  },

  streaks: {
    title: 'Segrar i rad',
    figure: 'Segrar i rad per spelare',
    sentence: (of) => `Flest segrar i rad: ${list(of.names)}, ${number(of.n)}.`,
    none: 'Ingen har vunnit än.',
    note: (of) => `längst ${of.longest}, nu ${of.current}`,
    result: { won: 'vann', shared: 'delade', lost: 'förlorade' },
    meaning: [
      'Fylld är en seger, halvfylld en delad seger, tom ett spel som någon annan vann. Det nyaste spelet står till höger.',
      'En delad seger går vidare i raden. Spel ensam och spel utan datum är inte med.',
    ],
  },

  bonusRate: {
    title: 'Bonus',
    figure: 'Bonus per spelare',
    sentence: (of) => `Oftast bonus: ${list(of.names)}, i ${of.share} av spelen.`,
    meaning: [
      'Så stor del av spelen ger bonus för övre delen. Det tunna strecket visar var andelen troligen ligger (95 % säkert, Wilson).',
      'Det tjocka tvärstrecket är perfekt spel.',
      'I tabellen står också hur långt övre delen i snitt ligger över eller under gränsen.',
    ],
  },

  yatzyRate: {
    title: 'Yatzy',
    figure: 'Yatzy per spelare',
    sentence: (of) => `Oftast yatzy: ${list(of.names)}, i ${of.share} av spelen.`,
    meaning: [
      'Så stor del av spelen har 50 i rutan Yatzy. Det tunna strecket visar var andelen troligen ligger (95 % säkert, Wilson).',
      'Det tjocka tvärstrecket är perfekt spel.',
    ],
  },

  rowMeans: {
    title: 'Ruta för ruta',
    titleOf: ({ name }) => `${name}, ruta för ruta`,
    figure: ({ name }) => `Ruta för ruta: ${name}`,
    sentence: (of) =>
      `Poäng över eller under perfekt spel, ${games(of.n)}. Med *: knappast slumpen.`,
    plain: (of) => `Poäng i snitt, ${games(of.n)}.`,
    meaning: [
      'Varje stapel är snittet i rutan, minus snittet för en som alltid gör det bästa valet.',
      'En * och en mörk stapel betyder att skillnaden är så stor att den knappast beror på slumpen. De andra kan vara tur.',
      'Så räknas det: z = skillnad · √n / σ, där σ är spridningen i rutan vid perfekt spel. * när z är över 3 eller under −3.',
    ],
  },

  strikes: {
    title: 'Strukna rutor',
    titleOf: ({ name }) => `${name}, strukna rutor`,
    figure: ({ name }) => `Strukna rutor: ${name}`,
    sentence: (of) =>
      `Oftast struket: ${list(of.rows)}, i ${of.share} av ${games(of.n)}. Att stryka är ofta rätt.`,
    none: (of) => `Inget är struket i ${games(of.n)}.`,
    filled: ({ name }) => name,
    meaning: [
      'Den fyllda pricken är hur ofta rutan ströks. Den öppna är hur ofta perfekt spel stryker den.',
      'Vissa rutor är det klokt att stryka. Det är avståndet mellan prickarna som säger något, inte talet i sig.',
    ],
  },

  rolling: {
    title: 'Form',
    titleOf: ({ name }) => `${name}, form`,
    figure: ({ name }) => `Form: ${name}`,
    sentence: (of) =>
      `De senaste ${number(of.k)} spelen för ${of.name} gav ${points(of.value)} i snitt.`,
    game: 'ett spel',
    line: 'snitt av de senaste 20',
    band: '95 % säkert',
    meaning: [
      'Varje prick är ett spel. Linjen är snittet av de senaste spelen till och med det spelet, högst 20.',
      'Bandet visar var snittet troligen ligger (95 % säkert): snitt ± 1,96 · s / √k, där k är antalet spel i snittet.',
      'Spel utan datum är inte med.',
    ],
  },

  calendar: {
    title: 'Kalender',
    figure: 'Spel per dag',
    sentence: (of) =>
      `Flest spel på ${list(of.days.map((day) => `${format.weekdays[day]}ar`))}: ${number(of.n)} av ${number(of.all)}.`,
    perWeekday: 'Veckodag',
    perMonth: 'Månad',
    perDay: 'Dag',
    weekdays: 'Spel per veckodag',
    months: 'Spel per månad',
    key: 'Spel på en dag',
    meaning: [
      'Varje ruta är en dag; ju mörkare, desto fler spel. Veckan går nedåt från måndag.',
      'Dagen är den då det spelades, där det spelades. Spel utan datum är inte med.',
    ],
    older: (of) => `Bilden visar de senaste ${of.n} åren med spel; tabellen har alla.`,
  },

  records: {
    title: 'Rekord',
    figure: 'Rekord',
    sentence: (of) => `Högsta summan är ${number(of.value)}: ${list(of.names)}.`,
    kinds: {
      highest: 'Högsta summa',
      lowest: 'Lägsta summa',
      widestWin: 'Största seger',
      narrowestWin: 'Jämnaste seger',
      highestLoss: 'Högsta summa utan seger',
      lowestWin: 'Lägsta summa med seger',
      bestRow: 'Mest i rutan',
      bestUpper: 'Bästa övre del',
      longestStreak: 'Flest segrar i rad',
      mostGamesInDay: 'Flest spel på en dag',
      mostYatzysInYear: 'Flest yatzy på ett år',
    },
    inRow: ({ row }) => `Mest i ${row}`,
    unknownDay: 'datum okänt',
    seeGame: (of) => (of.names === '' ? of.when : `${of.names}, ${of.when}`),
    more: ({ n }) => `och ${number(n)} till`,
    meaning: [
      'Alla som har samma rekord står här, den som kom först överst.',
      'Datorn kan inte ha något rekord. Segermarginalen är avståndet ner till den närmaste som inte vann.',
    ],
  },

  year: {
    title: 'Året',
    titleOf: ({ year }) => `Året ${year}`,
    which: 'Vilket år?',
    figure: ({ year }) => `Spel per månad: ${year}`,
    sentence: (of) => `${games(of.games)} och ${of.players} spelare.`,
    print: 'Skriv ut året',
    save: 'Spara som PDF',
    fileName: (of) => `Året ${of.year} – ${of.variant}.pdf`,
    best: 'Bästa spel',
    closest: 'Jämnaste seger',
    yatzys: 'Yatzy',
    rarest: 'Ovanligaste summa',
    chance: (of) =>
      `Perfekt spel ger ${number(of.value)} poäng, eller en summa ännu längre från det vanliga, ungefär 1 av ${number(of.n)} gånger.`,
    records: 'Rekord som sattes i år',
    noRecords: 'Inget av rekorden är från det här året.',
    record: (of) =>
      of.who === ''
        ? `${of.name}: ${number(of.value)}`
        : `${of.name}: ${number(of.value)} (${of.who})`,
    margin: ({ n }) => `${points(n)} före`,
    meaning: [
      'Året gäller alla spel i den valda varianten. De andra valen ovan gäller inte här.',
      'Ett rekord står här när det fortfarande är rekord och sattes det här året.',
    ],
    none: 'Inga spel med år än.',
  },

  percent: (share, n) => percent(share, n < 200 ? 0 : 1),
}
