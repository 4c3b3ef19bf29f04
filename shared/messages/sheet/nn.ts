import type { SheetMessages } from './nb.ts'

const number = (n: number) => ['null', 'ein', 'to', 'tre', 'fire', 'fem', 'seks'][n] ?? `${n}`

export const sheetNn: SheetMessages = {
  forced: ({ rows }) => `ovanfrå og ned, 1–${rows}`,
  forcedShort: ({ rows }) => `Tvungen 1–${rows}`,
  winner: 'Vinnar',
  hints: {
    max: ({ points }) => `maks ${points}`,
    bonus: ({ limit, points }) => `${limit}+ gir ${points}`,
    extra: ({ points }) => `${points} for kvar`,
    counted: ({ n }) => `dei ${number(n)}`,
    all: 'sum av alle',
    alike: ({ n }) => `${number(n)} like`,
    run: ({ n }) => `${number(n)} i rekkje`,
  },
  rules: {
    turn: 'Ein tur',
    turnText: ({ dice, throws }) =>
      `Kast ${dice} terningar inntil ${throws} gonger. Mellom kasta legg du til side dei du vil spare, og kastar resten. Ein spart terning kan sleppast att, og du kan stoppe før siste kast.`,
    enter: 'Skriv poeng',
    enterFree:
      'Skriv så poenga i ei ledig rute. Kvar rute blir brukt éin gong, i den rekkjefølgja du vil. Passar kastet ingen stader, stryk du ei rute: ho gir 0.',
    enterForced: ({ rows }) =>
      `Rutene blir fylte ovanfrå og ned, 1–${rows}, utan å hoppe over nokon. Gir kastet ikkje poeng i ruta som står for tur, stryk du ho: ho gir 0.`,
    bonus: 'Talrutene og bonusen',
    bonusText: ({ limit, points }) =>
      `I ei talrute tel berre terningane som viser talet. Gir talrutene til saman ${limit} eller meir, får du ${points} poeng i bonus.`,
    parText: ({ dice, limit }) => `${dice} av kvart tal gir akkurat ${limit}.`,
    tallyText: ({ dice }) => `I ± skriv du kor mykje ruta ligg over eller under ${dice} av talet.`,
    rows: 'Rutene i nedre del',
    needs: {
      anything: 'Alle kast.',
      alike: ({ n }) => `${n} like.`,
      groups: ({ sizes }) => `${sizes} like, ulike tal.`,
      run: ({ n }) => `${n} i rekkje.`,
      faces: ({ faces }) => `${faces}.`,
    },
    pays: {
      fixed: ({ points }) => `${points} poeng.`,
      all: 'Sum av alle terningane.',
      counted: ({ n }) => `Sum av dei ${n}.`,
    },
    max: ({ points }) => `maks ${points}`,
    joker: ({ row }) => `Ein ${row.toLowerCase()} til`,
    jokerText: ({ row, extra }) =>
      `Står det alt poeng i ${row}, gir kvar ny ${row.toLowerCase()} ${extra} poeng ekstra: kryss av i ein boks. Kastet skal i talruta si når ho er ledig, elles i ei ledig rute i nedre del til full verdi, elles stryk du ei talrute. Er ${row} stroken, gjeld det same, men utan ekstra poeng.`,
    end: 'Slutt',
    endText: ({ max }) =>
      `Spelet er slutt når alle har fylt alle rutene. Flest poeng vinn, og dei som står likt på toppen, deler sigeren. Det høgaste som går an, er ${max}.`,
    start: 'Kven byrjar',
    startText:
      'Alle kastar éin terning, og den høgaste byrjar. Dei som står likt, kastar igjen. Så går turen med klokka.',
  },
  objections: {
    a5Four: 'På A5 er det plass til 1 eller 2 blokker.',
    largePaper: 'Stor skrift treng A4 eller Letter.',
    largeAlone: 'Stor skrift treng heile arket til 1 blokk.',
    largeColumns: 'Stor skrift har plass til høgst 4 kolonnar.',
    largeTally: 'Stor skrift har ikkje plass til felt for pluss og minus.',
    smallTally: 'Så små blokker har ikkje plass til felt for pluss og minus.',
    marginAlone: 'Plass til hol eller limkant går berre med 1 blokk per ark.',
    marginPaper: 'Plass til hol eller limkant går berre på A4 og Letter.',
    nothingToCut: 'Med 1 blokk per ark er det ingenting å klippe.',
    tooManyNames: 'Det er fleire namn enn namnefelt.',
    rowsTooLow: 'Rutene ville blitt for låge til å skrive i.',
  },
}
