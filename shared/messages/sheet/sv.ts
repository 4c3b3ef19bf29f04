import type { SheetMessages } from './nb.ts'

const number = (n: number) => ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex'][n] ?? `${n}`

export const sheetSv: SheetMessages = {
  forced: ({ rows }) => `uppifrån och ner, 1–${rows}`,
  forcedShort: ({ rows }) => `Tvång 1–${rows}`,
  winner: 'Vinnare',
  hints: {
    max: ({ points }) => `max ${points}`,
    bonus: ({ limit, points }) => `${limit}+ ger ${points}`,
    extra: ({ points }) => `${points} för varje`,
    counted: ({ n }) => `de ${number(n)}`,
    all: 'summan av alla',
    alike: ({ n }) => `${number(n)} lika`,
    run: ({ n }) => `${number(n)} i rad`,
  },
  rules: {
    turn: 'En tur',
    turnText: ({ dice, throws }) =>
      `Kasta ${dice} tärningar upp till ${throws} gånger. Mellan kasten lägger du undan dem du vill spara och kastar resten. En sparad tärning kan släppas igen, och du kan sluta före sista kastet.`,
    enter: 'Skriv poäng',
    enterFree:
      'Skriv sedan poängen i en ledig ruta. Varje ruta används en gång, i den ordning du vill. Passar kastet ingenstans stryker du en ruta: den ger 0.',
    enterForced: ({ rows }) =>
      `Rutorna fylls uppifrån och ner, 1–${rows}, utan att hoppa över någon. Ger kastet inga poäng i rutan som står på tur stryks den: den ger 0.`,
    bonus: 'Sifferrutorna och bonusen',
    bonusText: ({ limit, points }) =>
      `I en sifferruta räknas bara tärningarna som visar siffran. Ger sifferrutorna tillsammans ${limit} eller mer får du ${points} poäng i bonus.`,
    parText: ({ dice, limit }) => `${dice} av varje siffra ger precis ${limit}.`,
    tallyText: ({ dice }) =>
      `I ± skriver du hur mycket rutan ligger över eller under ${dice} av siffran.`,
    rows: 'Rutorna i nedre delen',
    needs: {
      anything: 'Alla kast.',
      alike: ({ n }) => `${n} lika.`,
      groups: ({ sizes }) => `${sizes} lika, olika siffror.`,
      run: ({ n }) => `${n} i rad.`,
      faces: ({ faces }) => `${faces}.`,
    },
    pays: {
      fixed: ({ points }) => `${points} poäng.`,
      all: 'Summan av alla tärningar.',
      counted: ({ n }) => `Summan av de ${n}.`,
    },
    max: ({ points }) => `max ${points}`,
    joker: ({ row }) => `En ${row.toLowerCase()} till`,
    jokerText: ({ row, extra }) =>
      `Står det redan poäng i ${row} ger varje ny ${row.toLowerCase()} ${extra} poäng extra: kryssa i en box. Kastet ska in i sin sifferruta när den är ledig, annars i en ledig ruta i nedre delen till fullt värde, annars stryks en sifferruta. Är ${row} struken gäller detsamma, men utan extra poäng.`,
    end: 'Slut',
    endText: ({ max }) =>
      `Spelet är slut när alla har fyllt alla rutor. Flest poäng vinner, och de som ligger lika i toppen delar segern. Det högsta som går att få är ${max}.`,
    start: 'Vem börjar',
    startText:
      'Alla kastar en tärning, och den högsta börjar. De som får lika kastar igen. Sedan går turen medurs.',
  },
  objections: {
    a5Four: 'På A5 får 1 eller 2 block plats.',
    largePaper: 'Stor text behöver A4 eller Letter.',
    largeAlone: 'Stor text behöver hela arket till 1 block.',
    largeColumns: 'Stor text har plats för högst 4 kolumner.',
    largeTally: 'Stor text har inte plats för fält för plus och minus.',
    smallTally: 'Så små block har inte plats för fält för plus och minus.',
    marginAlone: 'Plats för hål eller limkant går bara med 1 block per ark.',
    marginPaper: 'Plats för hål eller limkant går bara på A4 och Letter.',
    nothingToCut: 'Med 1 block per ark finns inget att klippa.',
    tooManyNames: 'Det är fler namn än namnfält.',
    rowsTooLow: 'Rutorna skulle bli för låga att skriva i.',
  },
}
