import { makeFormat } from '../format.ts'
import type { RulesPageMessages } from './nb.ts'

const { list, number, plural } = makeFormat('da')
const felter = (n: number) => `${n} ${plural(n, { one: 'felt', other: 'felter' })}`
const points = (n: number) => `${number(n)} point`
const worths = (of: readonly { readonly points: number; readonly row: string }[]) =>
  list(of.map((w) => `${w.points} i ${w.row}`))

export const rulesPageDa: RulesPageMessages = {
  language: 'da',
  nav: 'Regler',
  title: ({ variant }) => `Regler: ${variant}`,
  variants: 'Varianter',
  play: ({ variant }) => `Spil ${variant}`,
  printBlock: 'Udskriv en tom blok',
  printRules: 'Udskriv reglerne',

  facts: {
    dice: ({ n }) => `${n} ${plural(n, { one: 'terning', other: 'terninger' })}`,
    throws: ({ n }) => `${n} kast i hver tur`,
    rows: ({ n }) => felter(n),
    players: ({ min, max }) =>
      `${min === max ? min : `${min}–${max}`} ${plural(max, { one: 'spiller', other: 'spillere' })}`,
    most: ({ n }) => `højst ${points(n)}`,
  },

  turn: {
    heading: 'Sådan går en tur',
    first: ({ dice }) => `Kast alle ${dice} terninger.`,
    again: 'Behold dem, der er værd at samle på, og kast resten.',
    last: ({ throws }) =>
      `En tur har op til ${throws} kast. En beholdt terning kan slippes igen, og du kan stoppe før det sidste kast.`,
    enterFree: ({ gives }) => `Skriv pointene i et ledigt felt. Dette kast giver ${worths(gives)}.`,
    enterForced: ({ gives }) =>
      `Skriv pointene i det felt, der står for tur, oppefra og ned. Dette kast giver ${worths(gives)}.`,
    strike:
      'Giver kastet ingenting der, streges et felt ud: det giver 0. Hvert felt bruges én gang.',
    end: ({ rows }) => `Efter ${rows} runder er alle kolonner fulde, og flest point vinder.`,
    start: 'Før første tur kaster alle én terning. Højest begynder, og så går turen med uret.',
    kept: 'beholdt',
  },

  table: {
    heading: 'Felterne og pointene',
    row: 'Felt',
    scores: 'Sådan giver det point',
    example: 'Eksempel',
    max: 'Maks.',
    most: ({ n }) => number(n),
    exampleOf: ({ dice, points }) => `${dice} giver ${points}`,
    face: ({ face }) => `Summen af de terninger, der viser ${face}`,
    needs: {
      anything: 'Hvad som helst',
      alike: ({ n }) => `${n} ens`,
      groups: ({ sizes }) => list(sizes.map((n, i) => (i === 0 ? `${n} ens` : `${n} andre ens`))),
      run: ({ n }) => `${n} i række`,
      faces: ({ faces }) => faces,
    },
    pays: {
      fixed: ({ points: n }) => points(n),
      all: ({ dice }) => `summen af alle ${dice}`,
      counted: ({ n }) => `summen af de ${n}`,
    },
    gives: ({ needs, pays }) => `${needs} giver ${pays}`,
    values: ({ values }) => `Kan give ${values.join(', ')}`,
    bonus: ({ limit, points: n }) => `${points(n)}, når talfelterne giver ${limit} eller mere`,
    perFace: ({ n, limit }) => `${n} af hvert tal giver præcis ${limit}`,
    extra: ({ extra, row }) => `${points(extra)} for hver ny gang, når der står point i ${row}`,
    total: 'Hvert felt på sit bedste, og bonussen',
    totalExtra: ({ total }) =>
      `Hvert felt på sit bedste, bonussen og alle ekstra; uden ekstra ${total}`,
  },

  differs: {
    heading: 'Der, hvor den skiller sig fra de andre',
    from: ({ other }) => `Fra ${other}`,
    dice: (of) => `${of.here} terninger, ikke ${of.there}.`,
    throws: (of) => `${of.here} kast i en tur, ikke ${of.there}.`,
    rows: (of) => `${felter(of.here)}, ikke ${of.there}.`,
    order: {
      forced: 'Felterne fyldes oppefra og ned; der vælger du selv.',
      free: 'Du vælger selv felt; der fyldes de oppefra og ned.',
    },
    onlyHere: ({ rows }) => `${list(rows)} findes kun her.`,
    onlyThere: ({ rows }) => `${list(rows)} findes ikke her.`,
    scores: (of) => `${of.row}: ${of.here}. Der: ${of.there}.`,
    most: ({ n }) => `(højst ${n})`,
    bonus: ({ here, there }) =>
      here.points === there.points
        ? `Bonussen kommer ved ${here.limit}, ikke ved ${there.limit}.`
        : here.limit === there.limit
          ? `Bonussen er ${here.points}, ikke ${there.points}.`
          : `Bonussen er ${here.points} ved ${here.limit}, ikke ${there.points} ved ${there.limit}.`,
    jokerHere: (of) =>
      `En ny ${of.row.toLowerCase()} kan give ${of.extra} ekstra, og hvor den skal stå, er bestemt.`,
    jokerThere: (of) => `En ny ${of.row.toLowerCase()} giver ingenting ekstra.`,
    max: (of) => `Højst ${points(of.here)}, ikke ${number(of.there)}.`,
    none: 'De to er ens.',
  },

  joker: {
    heading: ({ row }) => `Endnu en ${row.toLowerCase()}`,
    picture: ({ row }) => `Hvor en ny ${row.toLowerCase()} skal skrives`,
    start: ({ row }) => `Ny ${row.toLowerCase()}, og feltet ${row} er fyldt`,
    yes: 'Ja',
    no: 'Nej',
    holds: ({ row }) => `Står der point i ${row}?`,
    extra: ({ extra }) => `${extra} ekstra`,
    noExtra: 'Ingenting ekstra',
    own: 'Er terningernes talfelt ledigt?',
    inOwn: (of) => `Kun det felt kan bruges. ${of.dice} giver ${of.points} i ${of.row}`,
    lower: 'Er et felt i nedre del ledigt?',
    inLower: ({ gives, dice }) => `Vælg et af dem, til fuld værdi. ${dice} giver ${worths(gives)}`,
    strike: 'Streg et ledigt talfelt ud: 0',
    noStrike: 'Kastet giver ingenting',
    ifYes: ({ question, answer }) => `${question} Hvis ja: ${answer}.`,
    ifNo: ({ answer }) => `Hvis nej: ${answer}.`,
  },

  tryOut: {
    heading: 'Prøv selv',
    help: 'Tryk på en terning, eller skriv 1–6. Kryds de felter af, der er fyldt.',
    dice: 'Terninger, der prøves',
    typed: 'Skriv terningerne',
    typedWrong: ({ n }) => `Skriv ${n} tal fra 1 til 6.`,
    card: 'Hvad terningerne giver',
    filled: 'Fyldt',
    filledRow: ({ row }) => `${row} er fyldt`,
    struckRow: ({ row }) => `${row} er streget ud`,
    holds: ({ row, points: n }) => `${row} har ${n}`,
    gives: 'Giver',
    points: ({ points: n, extra }) => (extra > 0 ? `${n} + ${extra}` : `${n}`),
    closed: 'kan ikke vælges nu',
    jokerShow: ({ row }) => `Vis en ny ${row.toLowerCase()}`,
    empty: 'Tom kolonne',
    joker: ({ row, extra }) =>
      extra > 0
        ? `Ny ${row.toLowerCase()}: ${points(extra)} ekstra.`
        : `Ny ${row.toLowerCase()}, men ${row} er streget ud: ingenting ekstra.`,
    said: ({ dice, gives }) =>
      gives.length === 0 ? `${dice} giver ingenting.` : `${dice} giver ${worths(gives)}.`,
  },

  questions: {
    heading: 'Spørgsmål og svar',
    difference: {
      ask: (of) => `Hvad er forskellen på ${of.here} og ${of.there}?`,
      game: (of) =>
        `${of.name} har ${felter(of.rows)} ${of.forced ? 'i fast rækkefølge' : 'i fri rækkefølge'}, ${of.bonus.points} i bonus ved ${of.bonus.limit} og højst ${points(of.total)}` +
        (of.extra > 0 ? `, ${number(of.total + of.extra)} med alle ekstra.` : '.'),
    },
    again: {
      ask: ({ row }) => `Hvad er en ny ${row.toLowerCase()} værd?`,
      nothing: (of) =>
        `Ingenting ekstra. Er ${of.row} fyldt, skrives kastet i et andet felt. ${of.dice} giver ${worths(of.gives)}, og 0 i ${list(of.zero)}.`,
      extra: ({ row, extra }) =>
        `${points(extra)} ekstra, når der står point i ${row}, og så det, kastet giver der, hvor det skal skrives. Er ${row} streget ud, giver den ingenting ekstra, men skal samme sted hen.`,
    },
    less: {
      ask: 'Må jeg skrive mindre, end jeg har?',
      free: ({ dice, gives }) =>
        `Ikke i det felt, du vælger: der gælder det, terningerne giver. Men feltet vælger du. ${dice} kan blive ${worths(gives)}, eller 0 i et andet ledigt felt.`,
      forced: 'Nej. Feltet, der står for tur, får det, terningerne giver.',
    },
    nothing: {
      ask: 'Hvad hvis kastet ikke passer nogen steder?',
      free: 'Så streger du et ledigt felt ud. Det giver 0 og er brugt.',
      forced: 'Så streges feltet, der står for tur, ud. Det giver 0 og er brugt.',
    },
    order: {
      ask: 'Skal felterne fyldes i rækkefølge?',
      free: 'Nej. Ethvert ledigt felt kan bruges i enhver tur.',
      forced: 'Ja, oppefra og ned, uden at springe nogen over.',
    },
    highest: {
      ask: ({ row }) => `Hvad tæller i ${row}, når der er flere at vælge imellem?`,
      answer: (of) => `De højeste. ${of.dice} giver ${of.points} i ${of.row}.`,
    },
    others: {
      ask: ({ rows }) => `Tæller de andre terninger også i ${list(rows)}?`,
      all: ({ dice, gives }) => `Ja, alle. ${dice} giver ${worths(gives)}.`,
      counted: ({ dice, gives }) => `Nej, kun de ens. ${dice} giver ${worths(gives)}.`,
    },
    split: {
      ask: ({ n, row }) => `Er ${n} ens også ${row.toLowerCase()}?`,
      answer: (of) =>
        `Nej, tallene skal være forskellige. ${of.dice} giver ${of.points} i ${of.row}.`,
    },
    house: {
      ask: ({ n, row }) => `Er ${n} ens også ${row.toLowerCase()}?`,
      joker: (of) => `Kun når ${of.holder} er fyldt i forvejen, kan det give ${of.points}.`,
    },
    bonusStruck: {
      ask: 'Kan jeg få bonussen med et udstreget talfelt?',
      answer: (of) =>
        `Ja. Kun summen tæller. Uden ${of.row} kan den blive ${of.most}, og ${of.bonus.limit} er nok.`,
    },
    keep: {
      ask: 'Må jeg kaste en terning, jeg har beholdt?',
      answer: ({ throws }) =>
        `Ja. Før hvert af de ${throws} kast vælger du på ny, og du kan stoppe, når du vil.`,
    },
    tie: {
      ask: 'Hvad hvis det står lige til sidst?',
      answer:
        'De, der står lige i toppen, deler sejren. Vil I afgøre det, tager I et nyt spil; det første forbliver delt.',
    },
    players: {
      ask: 'Hvor mange kan være med?',
      answer: ({ min, max }) =>
        min === 1 ? `Fra én til ${max}. Alene spiller du mod egne tal.` : `Fra ${min} til ${max}.`,
    },
    max: {
      ask: 'Hvor meget kan man få?',
      answer: ({ total, extra }) =>
        extra > 0
          ? `${points(total)}, og ${number(total + extra)}, når alle de andre felter også giver ekstra.`
          : `${points(total)}.`,
    },
  },
}
