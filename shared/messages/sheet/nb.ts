const number = (n: number) => ['null', 'en', 'to', 'tre', 'fire', 'fem', 'seks'][n] ?? `${n}`

/** What only the printed block says. Numbers come from the ruleset. */
export const sheetNb = {
  /** After the title of a game with a fixed order, and alone where there is no title. */
  forced: ({ rows }: { rows: number }) => `ovenfra og ned, 1–${rows}`,
  forcedShort: ({ rows }: { rows: number }) => `Tvungen 1–${rows}`,
  winner: 'Vinner',
  hints: {
    max: ({ points }: { points: number }) => `maks ${points}`,
    bonus: ({ limit, points }: { limit: number; points: number }) => `${limit}+ gir ${points}`,
    extra: ({ points }: { points: number }) => `${points} for hver`,
    counted: ({ n }: { n: number }) => `de ${number(n)}`,
    all: 'sum av alle',
    alike: ({ n }: { n: number }) => `${number(n)} like`,
    run: ({ n }: { n: number }) => `${number(n)} i rekke`,
  },
  rules: {
    turn: 'En tur',
    turnText: ({ dice, throws }: { dice: number; throws: number }) =>
      `Kast ${dice} terninger inntil ${throws} ganger. Mellom kastene legger du til side dem du vil beholde, og kaster resten. En beholdt terning kan slippes igjen, og du kan stoppe før siste kast.`,
    enter: 'Skriv poeng',
    enterFree:
      'Skriv så poengene i en ledig rute. Hver rute brukes én gang, i den rekkefølgen du vil. Passer kastet ingen steder, stryker du en rute: den gir 0.',
    enterForced: ({ rows }: { rows: number }) =>
      `Rutene fylles ovenfra og ned, 1–${rows}, uten å hoppe over noen. Gir kastet ikke poeng i ruta som står for tur, strykes den: den gir 0.`,
    bonus: 'Tallrutene og bonusen',
    bonusText: ({ limit, points }: { limit: number; points: number }) =>
      `I en tallrute teller bare terningene som viser tallet. Gir tallrutene til sammen ${limit} eller mer, får du ${points} poeng i bonus.`,
    parText: ({ dice, limit }: { dice: number; limit: number }) =>
      `${dice} av hvert tall gir akkurat ${limit}.`,
    tallyText: ({ dice }: { dice: number }) =>
      `I ± skriver du hvor mye ruta ligger over eller under ${dice} av tallet.`,
    rows: 'Rutene i nedre del',
    needs: {
      anything: 'Alle kast.',
      alike: ({ n }: { n: number }) => `${n} like.`,
      groups: ({ sizes }: { sizes: string }) => `${sizes} like, ulike tall.`,
      run: ({ n }: { n: number }) => `${n} i rekke.`,
      faces: ({ faces }: { faces: string }) => `${faces}.`,
    },
    pays: {
      fixed: ({ points }: { points: number }) => `${points} poeng.`,
      all: 'Sum av alle terningene.',
      counted: ({ n }: { n: number }) => `Sum av de ${n}.`,
    },
    max: ({ points }: { points: number }) => `maks ${points}`,
    joker: ({ row }: { row: string }) => `Enda en ${row.toLowerCase()}`,
    jokerText: ({ row, extra }: { row: string; extra: number }) =>
      `Står det allerede poeng i ${row}, gir hver ny ${row.toLowerCase()} ${extra} poeng ekstra: kryss av i en boks. Kastet skal i tallruta si når den er ledig, ellers i en ledig rute i nedre del til full verdi, ellers strykes en tallrute. Er ${row} strøket, gjelder det samme, men uten ekstra poeng.`,
    end: 'Slutt',
    endText: ({ max }: { max: number }) =>
      `Spillet er slutt når alle har fylt alle rutene. Flest poeng vinner, og de som står likt på toppen, deler seieren. Det høyeste som går an, er ${max}.`,
    start: 'Hvem begynner',
    startText:
      'Alle kaster én terning, og den høyeste begynner. De som står likt, kaster igjen. Så går turen med klokka.',
  },
  objections: {
    a5Four: 'På A5 er det plass til 1 eller 2 blokker.',
    largePaper: 'Stor skrift trenger A4 eller Letter.',
    largeAlone: 'Stor skrift trenger hele arket til 1 blokk.',
    largeColumns: 'Stor skrift har plass til høyst 4 kolonner.',
    largeTally: 'Stor skrift har ikke plass til felt for pluss og minus.',
    smallTally: 'Så små blokker har ikke plass til felt for pluss og minus.',
    marginAlone: 'Plass til hull eller limkant går bare med 1 blokk per ark.',
    marginPaper: 'Plass til hull eller limkant går bare på A4 og Letter.',
    nothingToCut: 'Med 1 blokk per ark er det ingenting å klippe.',
    tooManyNames: 'Det er flere navn enn navnefelt.',
    rowsTooLow: 'Rutene ville blitt for lave til å skrive i.',
  },
}

export type SheetMessages = typeof sheetNb
