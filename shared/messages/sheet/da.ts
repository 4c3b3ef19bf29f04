import type { SheetMessages } from './nb.ts'

const number = (n: number) => ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks'][n] ?? `${n}`

export const sheetDa: SheetMessages = {
  forced: ({ rows }) => `oppefra og ned, 1–${rows}`,
  forcedShort: ({ rows }) => `Tvang 1–${rows}`,
  winner: 'Vinder',
  hints: {
    max: ({ points }) => `maks. ${points}`,
    bonus: ({ limit, points }) => `${limit}+ giver ${points}`,
    extra: ({ points }) => `${points} for hver`,
    counted: ({ n }) => `de ${number(n)}`,
    all: 'sum af alle',
    alike: ({ n }) => `${number(n)} ens`,
    run: ({ n }) => `${number(n)} i række`,
  },
  rules: {
    turn: 'En tur',
    turnText: ({ dice, throws }) =>
      `Kast ${dice} terninger op til ${throws} gange. Mellem kastene lægger du dem til side, du vil beholde, og kaster resten. En beholdt terning kan slippes igen, og du kan stoppe før sidste kast.`,
    enter: 'Skriv point',
    enterFree:
      'Skriv så pointene i et ledigt felt. Hvert felt bruges én gang, i den rækkefølge du vil. Passer kastet ingen steder, streger du et felt ud: det giver 0.',
    enterForced: ({ rows }) =>
      `Felterne udfyldes oppefra og ned, 1–${rows}, uden at springe nogen over. Giver kastet ikke point i feltet, der står for tur, streges det ud: det giver 0.`,
    bonus: 'Talfelterne og bonussen',
    bonusText: ({ limit, points }) =>
      `I et talfelt tæller kun de terninger, der viser tallet. Giver talfelterne tilsammen ${limit} eller mere, får du ${points} point i bonus.`,
    parText: ({ dice, limit }) => `${dice} af hvert tal giver præcis ${limit}.`,
    tallyText: ({ dice }) =>
      `I ± skriver du, hvor meget feltet ligger over eller under ${dice} af tallet.`,
    rows: 'Felterne i nedre del',
    needs: {
      anything: 'Alle kast.',
      alike: ({ n }) => `${n} ens.`,
      groups: ({ sizes }) => `${sizes} ens, forskellige tal.`,
      run: ({ n }) => `${n} i række.`,
      faces: ({ faces }) => `${faces}.`,
    },
    pays: {
      fixed: ({ points }) => `${points} point.`,
      all: 'Sum af alle terningerne.',
      counted: ({ n }) => `Sum af de ${n}.`,
    },
    max: ({ points }) => `maks. ${points}`,
    joker: ({ row }) => `En ${row.toLowerCase()} til`,
    jokerText: ({ row, extra }) =>
      `Står der allerede point i ${row}, giver hver ny ${row.toLowerCase()} ${extra} point ekstra: sæt kryds i en boks. Kastet skal i sit talfelt, når det er ledigt, ellers i et ledigt felt i nedre del til fuld værdi, ellers streges et talfelt ud. Er ${row} streget ud, gælder det samme, men uden ekstra point.`,
    end: 'Slut',
    endText: ({ max }) =>
      `Spillet er slut, når alle har udfyldt alle felter. Flest point vinder, og de, der står lige i toppen, deler sejren. Det højeste, man kan få, er ${max}.`,
    start: 'Hvem begynder',
    startText:
      'Alle kaster én terning, og den højeste begynder. De, der står lige, kaster igen. Så går turen med uret.',
  },
  objections: {
    a5Four: 'På A5 er der plads til 1 eller 2 blokke.',
    largePaper: 'Stor skrift kræver A4 eller Letter.',
    largeAlone: 'Stor skrift kræver hele arket til 1 blok.',
    largeColumns: 'Stor skrift har plads til højst 4 kolonner.',
    largeTally: 'Stor skrift har ikke plads til felt til plus og minus.',
    smallTally: 'Så små blokke har ikke plads til felt til plus og minus.',
    marginAlone: 'Plads til huller eller limkant kan kun fås med 1 blok pr. ark.',
    marginPaper: 'Plads til huller eller limkant kan kun fås på A4 og Letter.',
    nothingToCut: 'Med 1 blok pr. ark er der intet at klippe.',
    tooManyNames: 'Der er flere navne end navnefelter.',
    rowsTooLow: 'Felterne ville blive for lave at skrive i.',
  },
}
