import { makeFormat } from '../format.ts'
import type { RulesPageMessages } from './nb.ts'

const { list, number, plural } = makeFormat('sv')
const rutor = (n: number) => `${n} ${plural(n, { one: 'ruta', other: 'rutor' })}`
const points = (n: number) => `${number(n)} poäng`
const worths = (of: readonly { readonly points: number; readonly row: string }[]) =>
  list(of.map((w) => `${w.points} i ${w.row}`))

export const rulesPageSv: RulesPageMessages = {
  language: 'sv',
  nav: 'Regler',
  title: ({ variant }) => `Regler: ${variant}`,
  variants: 'Varianter',
  play: ({ variant }) => `Spela ${variant}`,
  printBlock: 'Skriv ut ett tomt block',
  printRules: 'Skriv ut reglerna',

  facts: {
    dice: ({ n }) => `${n} ${plural(n, { one: 'tärning', other: 'tärningar' })}`,
    throws: ({ n }) => `${n} kast i varje omgång`,
    rows: ({ n }) => rutor(n),
    players: ({ min, max }) => `${min === max ? min : `${min}–${max}`} spelare`,
    most: ({ n }) => `högst ${points(n)}`,
  },

  turn: {
    heading: 'Så går en tur till',
    first: ({ dice }) => `Kasta alla ${dice} tärningarna.`,
    again: 'Spara dem som är värda att samla på, och kasta resten.',
    last: ({ throws }) =>
      `En tur har upp till ${throws} kast. En sparad tärning kan släppas igen, och du kan sluta före sista kastet.`,
    enterFree: ({ gives }) => `Skriv poängen i en ledig ruta. Det här kastet ger ${worths(gives)}.`,
    enterForced: ({ gives }) =>
      `Skriv poängen i den ruta som står i tur, uppifrån och ner. Det här kastet ger ${worths(gives)}.`,
    strike: 'Ger kastet inget där, stryks en ruta: den ger 0. Varje ruta används en gång.',
    end: ({ rows }) => `Efter ${rows} omgångar är alla kolumner fulla, och flest poäng vinner.`,
    start: 'Före första turen kastar alla en tärning. Högst börjar, och sedan går turen medsols.',
    kept: 'sparad',
  },

  table: {
    heading: 'Rutorna och poängen',
    row: 'Ruta',
    scores: 'Så ger den poäng',
    example: 'Exempel',
    max: 'Max',
    most: ({ n }) => number(n),
    exampleOf: ({ dice, points }) => `${dice} ger ${points}`,
    face: ({ face }) => `Summan av tärningarna som visar ${face}`,
    needs: {
      anything: 'Vad som helst',
      alike: ({ n }) => `${n} lika`,
      groups: ({ sizes }) => list(sizes.map((n, i) => (i === 0 ? `${n} lika` : `${n} andra lika`))),
      run: ({ n }) => `${n} i rad`,
      faces: ({ faces }) => faces,
    },
    pays: {
      fixed: ({ points: n }) => points(n),
      all: ({ dice }) => `summan av alla ${dice}`,
      counted: ({ n }) => `summan av de ${n}`,
    },
    gives: ({ needs, pays }) => `${needs} ger ${pays}`,
    values: ({ values }) => `Kan ge ${values.join(', ')}`,
    bonus: ({ limit, points: n }) => `${points(n)} när talrutorna ger ${limit} eller mer`,
    perFace: ({ n, limit }) => `${n} av varje tal ger precis ${limit}`,
    extra: ({ extra, row }) => `${points(extra)} för varje ny gång när det står poäng i ${row}`,
    total: 'Varje ruta på sitt bästa, och bonusen',
    totalExtra: ({ total }) =>
      `Varje ruta på sitt bästa, bonusen och alla extra; utan extra ${total}`,
  },

  differs: {
    heading: 'Det som skiljer den från de andra',
    from: ({ other }) => `Från ${other}`,
    dice: (of) => `${of.here} tärningar, inte ${of.there}.`,
    throws: (of) => `${of.here} kast i en tur, inte ${of.there}.`,
    rows: (of) => `${rutor(of.here)}, inte ${of.there}.`,
    order: {
      forced: 'Rutorna fylls uppifrån och ner; där väljer du själv.',
      free: 'Du väljer ruta själv; där fylls de uppifrån och ner.',
    },
    onlyHere: ({ rows }) => `${list(rows)} finns bara här.`,
    onlyThere: ({ rows }) => `${list(rows)} finns inte här.`,
    scores: (of) => `${of.row}: ${of.here}. Där: ${of.there}.`,
    most: ({ n }) => `(högst ${n})`,
    bonus: ({ here, there }) =>
      here.points === there.points
        ? `Bonusen kommer vid ${here.limit}, inte vid ${there.limit}.`
        : here.limit === there.limit
          ? `Bonusen är ${here.points}, inte ${there.points}.`
          : `Bonusen är ${here.points} vid ${here.limit}, inte ${there.points} vid ${there.limit}.`,
    jokerHere: (of) =>
      `En ny ${of.row.toLowerCase()} kan ge ${of.extra} extra, och var den ska stå är bestämt.`,
    jokerThere: (of) => `En ny ${of.row.toLowerCase()} ger inget extra.`,
    max: (of) => `Högst ${points(of.here)}, inte ${number(of.there)}.`,
    none: 'De två är lika.',
  },

  joker: {
    heading: ({ row }) => `En ${row.toLowerCase()} till`,
    picture: ({ row }) => `Var en ny ${row.toLowerCase()} ska skrivas`,
    start: ({ row }) => `Ny ${row.toLowerCase()}, och rutan ${row} är fylld`,
    yes: 'Ja',
    no: 'Nej',
    holds: ({ row }) => `Står det poäng i ${row}?`,
    extra: ({ extra }) => `${extra} extra`,
    noExtra: 'Inget extra',
    own: 'Är tärningarnas talruta ledig?',
    inOwn: (of) => `Bara den rutan får användas. ${of.dice} ger ${of.points} i ${of.row}`,
    lower: 'Är någon ruta i nedre delen ledig?',
    inLower: ({ gives, dice }) => `Välj en av dem, till fullt värde. ${dice} ger ${worths(gives)}`,
    strike: 'Stryk en ledig talruta: 0',
    noStrike: 'Kastet ger inget',
    ifYes: ({ question, answer }) => `${question} Om ja: ${answer}.`,
    ifNo: ({ answer }) => `Om nej: ${answer}.`,
  },

  tryOut: {
    heading: 'Prova själv',
    help: 'Tryck på en tärning eller skriv 1–6. Kryssa för rutor som är fyllda.',
    dice: 'Tärningar att prova',
    typed: 'Skriv tärningarna',
    typedWrong: ({ n }) => `Skriv ${n} siffror från 1 till 6.`,
    card: 'Vad tärningarna ger',
    filled: 'Fylld',
    filledRow: ({ row }) => `${row} är fylld`,
    struckRow: ({ row }) => `${row} är struken`,
    holds: ({ row, points: n }) => `${row} har ${n}`,
    gives: 'Ger',
    points: ({ points: n, extra }) => (extra > 0 ? `${n} + ${extra}` : `${n}`),
    closed: 'kan inte väljas nu',
    jokerShow: ({ row }) => `Visa en ny ${row.toLowerCase()}`,
    empty: 'Tom kolumn',
    joker: ({ row, extra }) =>
      extra > 0
        ? `Ny ${row.toLowerCase()}: ${points(extra)} extra.`
        : `Ny ${row.toLowerCase()}, men ${row} är struken: inget extra.`,
    said: ({ dice, gives }) =>
      gives.length === 0 ? `${dice} ger inget.` : `${dice} ger ${worths(gives)}.`,
  },

  questions: {
    heading: 'Frågor och svar',
    difference: {
      ask: (of) => `Vad är skillnaden mellan ${of.here} och ${of.there}?`,
      game: (of) =>
        `${of.name} har ${rutor(of.rows)} ${of.forced ? 'i fast ordning' : 'i fri ordning'}, ${of.bonus.points} i bonus vid ${of.bonus.limit} och högst ${points(of.total)}` +
        (of.extra > 0 ? `, ${number(of.total + of.extra)} med alla extra.` : '.'),
    },
    again: {
      ask: ({ row }) => `Vad är en ny ${row.toLowerCase()} värd?`,
      nothing: (of) =>
        `Inget extra. Är ${of.row} fylld, skrivs kastet i en annan ruta. ${of.dice} ger ${worths(of.gives)}, och 0 i ${list(of.zero)}.`,
      extra: ({ row, extra }) =>
        `${points(extra)} extra när det står poäng i ${row}, och sedan det kastet ger där det ska skrivas. Är ${row} struken ger den inget extra, men ska till samma plats.`,
    },
    less: {
      ask: 'Får jag skriva mindre än jag har?',
      free: ({ dice, gives }) =>
        `Inte i den ruta du väljer: där gäller det tärningarna ger. Men rutan väljer du. ${dice} kan bli ${worths(gives)}, eller 0 i en annan ledig ruta.`,
      forced: 'Nej. Rutan som står i tur får det tärningarna ger.',
    },
    nothing: {
      ask: 'Vad händer om kastet inte passar någonstans?',
      free: 'Då stryker du en ledig ruta. Den ger 0 och är använd.',
      forced: 'Då stryks rutan som står i tur. Den ger 0 och är använd.',
    },
    order: {
      ask: 'Måste rutorna fyllas i ordning?',
      free: 'Nej. Vilken ledig ruta som helst får användas i varje tur.',
      forced: 'Ja, uppifrån och ner, utan att hoppa över någon.',
    },
    highest: {
      ask: ({ row }) => `Vad räknas i ${row} när det finns flera att välja mellan?`,
      answer: (of) => `De högsta. ${of.dice} ger ${of.points} i ${of.row}.`,
    },
    others: {
      ask: ({ rows }) => `Räknas de andra tärningarna också i ${list(rows)}?`,
      all: ({ dice, gives }) => `Ja, alla. ${dice} ger ${worths(gives)}.`,
      counted: ({ dice, gives }) => `Nej, bara de lika. ${dice} ger ${worths(gives)}.`,
    },
    split: {
      ask: ({ n, row }) => `Är ${n} lika också ${row.toLowerCase()}?`,
      answer: (of) => `Nej, talen måste vara olika. ${of.dice} ger ${of.points} i ${of.row}.`,
    },
    house: {
      ask: ({ n, row }) => `Är ${n} lika också ${row.toLowerCase()}?`,
      joker: (of) => `Bara när ${of.holder} redan är fylld kan det ge ${of.points}.`,
    },
    bonusStruck: {
      ask: 'Kan jag få bonusen med en struken talruta?',
      answer: (of) =>
        `Ja. Bara summan räknas. Utan ${of.row} kan den bli ${of.most}, och ${of.bonus.limit} räcker.`,
    },
    keep: {
      ask: 'Får jag kasta en tärning som jag har sparat?',
      answer: ({ throws }) =>
        `Ja. Före vart och ett av de ${throws} kasten väljer du på nytt, och du får sluta när du vill.`,
    },
    tie: {
      ask: 'Vad händer om det är lika till slut?',
      answer:
        'De som är lika i topp delar segern. Vill ni avgöra det tar ni ett nytt spel; det första förblir delat.',
    },
    players: {
      ask: 'Hur många kan vara med?',
      answer: ({ min, max }) =>
        min === 1
          ? `Från en till ${max}. Ensam spelar du mot egna resultat.`
          : `Från ${min} till ${max}.`,
    },
    max: {
      ask: 'Hur mycket går det att få?',
      answer: ({ total, extra }) =>
        extra > 0
          ? `${points(total)}, och ${number(total + extra)} när alla de andra rutorna också ger extra.`
          : `${points(total)}.`,
    },
  },
}
