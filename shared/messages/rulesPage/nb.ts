import { makeFormat } from '../format.ts'
import type { Language } from '../language.ts'

const { list, number, plural } = makeFormat('nb')
const rute = (n: number) => `${n} ${plural(n, { one: 'rute', other: 'ruter' })}`
const points = (n: number) => `${number(n)} poeng`

interface Sum {
  readonly limit: number
  readonly points: number
}
interface Worth {
  readonly points: number
  readonly row: string
}
const worths = (of: readonly Worth[]) => list(of.map((w) => `${w.points} i ${w.row}`))

/** A page of rules. Every number comes from the ruleset; rows and games come in as labels. */
export const rulesPageNb = {
  language: 'nb' as Language,
  nav: 'Regler',
  title: ({ variant }: { variant: string }) => `Regler: ${variant}`,
  variants: 'Varianter',
  play: ({ variant }: { variant: string }) => `Spill ${variant}`,
  printBlock: 'Skriv ut en tom blokk',
  printRules: 'Skriv ut reglene',

  facts: {
    dice: ({ n }: { n: number }) => `${n} ${plural(n, { one: 'terning', other: 'terninger' })}`,
    throws: ({ n }: { n: number }) => `${n} kast i hver tur`,
    rows: ({ n }: { n: number }) => rute(n),
    players: ({ min, max }: { min: number; max: number }) =>
      `${min === max ? min : `${min}–${max}`} ${plural(max, { one: 'spiller', other: 'spillere' })}`,
    most: ({ n }: { n: number }) => `høyst ${points(n)}`,
  },

  turn: {
    heading: 'Slik går en tur',
    first: ({ dice }: { dice: number }) => `Kast alle ${dice} terningene.`,
    again: 'Behold dem som er verdt å samle på, og kast resten.',
    last: ({ throws }: { throws: number }) =>
      `En tur har inntil ${throws} kast. En beholdt terning kan slippes igjen, og du kan stoppe før siste kast.`,
    enterFree: ({ gives }: { gives: readonly Worth[] }) =>
      `Skriv poengene i en ledig rute. Dette kastet gir ${worths(gives)}.`,
    enterForced: ({ gives }: { gives: readonly Worth[] }) =>
      `Skriv poengene i ruta som står for tur, ovenfra og ned. Dette kastet gir ${worths(gives)}.`,
    strike: 'Gir kastet ingenting der, strykes en rute: den gir 0. Hver rute brukes én gang.',
    end: ({ rows }: { rows: number }) =>
      `Etter ${rows} runder er alle kolonnene fulle, og flest poeng vinner.`,
    start: 'Før første tur kaster alle én terning. Høyest begynner, og så går turen med klokka.',
    kept: 'beholdt',
  },

  table: {
    heading: 'Rutene og poengene',
    row: 'Rute',
    scores: 'Slik gir den poeng',
    example: 'Eksempel',
    max: 'Maks',
    most: ({ n }: { n: number }) => number(n),
    exampleOf: ({ dice, points }: { dice: string; points: number }) => `${dice} gir ${points}`,
    face: ({ face }: { face: number }) => `Summen av terningene som viser ${face}`,
    needs: {
      anything: 'Hva som helst',
      alike: ({ n }: { n: number }) => `${n} like`,
      groups: ({ sizes }: { sizes: readonly number[] }) =>
        list(sizes.map((n, i) => (i === 0 ? `${n} like` : `${n} andre like`))),
      run: ({ n }: { n: number }) => `${n} i rekke`,
      faces: ({ faces }: { faces: string }) => faces,
    },
    pays: {
      fixed: ({ points: n }: { points: number }) => points(n),
      all: ({ dice }: { dice: number }) => `summen av alle ${dice}`,
      counted: ({ n }: { n: number }) => `summen av de ${n}`,
    },
    gives: ({ needs, pays }: { needs: string; pays: string }) => `${needs} gir ${pays}`,
    values: ({ values }: { values: readonly number[] }) => `Kan gi ${values.join(', ')}`,
    bonus: ({ limit, points: n }: Sum) => `${points(n)} når tallrutene gir ${limit} eller mer`,
    perFace: ({ n, limit }: { n: number; limit: number }) =>
      `${n} av hvert tall gir akkurat ${limit}`,
    extra: ({ extra, row }: { extra: number; row: string }) =>
      `${points(extra)} for hver ny gang når det står poeng i ${row}`,
    total: 'Hver rute på sitt beste, og bonusen',
    totalExtra: ({ total }: { total: number }) =>
      `Hver rute på sitt beste, bonusen og alle ekstra; uten ekstra ${total}`,
  },

  differs: {
    heading: 'Der den skiller seg fra de andre',
    from: ({ other }: { other: string }) => `Fra ${other}`,
    dice: (of: { here: number; there: number }) => `${of.here} terninger, ikke ${of.there}.`,
    throws: (of: { here: number; there: number }) => `${of.here} kast i en tur, ikke ${of.there}.`,
    rows: (of: { here: number; there: number }) => `${rute(of.here)}, ikke ${of.there}.`,
    order: {
      forced: 'Rutene fylles ovenfra og ned; der velger du selv.',
      free: 'Du velger rute selv; der fylles de ovenfra og ned.',
    },
    onlyHere: ({ rows }: { rows: readonly string[] }) => `${list(rows)} finnes bare her.`,
    onlyThere: ({ rows }: { rows: readonly string[] }) => `${list(rows)} finnes ikke her.`,
    scores: (of: { row: string; here: string; there: string }) =>
      `${of.row}: ${of.here}. Der: ${of.there}.`,
    most: ({ n }: { n: number }) => `(høyst ${n})`,
    bonus: ({ here, there }: { here: Sum; there: Sum }) =>
      here.points === there.points
        ? `Bonusen kommer ved ${here.limit}, ikke ved ${there.limit}.`
        : here.limit === there.limit
          ? `Bonusen er ${here.points}, ikke ${there.points}.`
          : `Bonusen er ${here.points} ved ${here.limit}, ikke ${there.points} ved ${there.limit}.`,
    jokerHere: (of: { row: string; extra: number }) =>
      `En ny ${of.row.toLowerCase()} kan gi ${of.extra} ekstra, og hvor den skal, er bestemt.`,
    jokerThere: (of: { row: string }) => `En ny ${of.row.toLowerCase()} gir ingenting ekstra.`,
    max: (of: { here: number; there: number }) =>
      `Høyst ${points(of.here)}, ikke ${number(of.there)}.`,
    none: 'De to er like.',
  },

  joker: {
    heading: ({ row }: { row: string }) => `Enda en ${row.toLowerCase()}`,
    picture: ({ row }: { row: string }) => `Hvor en ny ${row.toLowerCase()} skal skrives`,
    start: ({ row }: { row: string }) => `Ny ${row.toLowerCase()}, og ruta ${row} er fylt`,
    yes: 'Ja',
    no: 'Nei',
    holds: ({ row }: { row: string }) => `Står det poeng i ${row}?`,
    extra: ({ extra }: { extra: number }) => `${extra} ekstra`,
    noExtra: 'Ingenting ekstra',
    own: 'Er tallruta til terningene ledig?',
    inOwn: (of: Worth & { dice: string }) =>
      `Bare den ruta kan brukes. ${of.dice} gir ${of.points} i ${of.row}`,
    lower: 'Er en rute i nedre del ledig?',
    inLower: ({ gives, dice }: { gives: readonly Worth[]; dice: string }) =>
      `Velg en av dem, til full verdi. ${dice} gir ${worths(gives)}`,
    strike: 'Stryk en ledig tallrute: 0',
    noStrike: 'Kastet gir ingenting',
    ifYes: ({ question, answer }: { question: string; answer: string }) =>
      `${question} Hvis ja: ${answer}.`,
    ifNo: ({ answer }: { answer: string }) => `Hvis nei: ${answer}.`,
  },

  tryOut: {
    heading: 'Prøv selv',
    help: 'Trykk på en terning eller skriv 1–6. Kryss av for ruter som er fylt.',
    dice: 'Terninger som prøves',
    typed: 'Skriv terningene',
    typedWrong: ({ n }: { n: number }) => `Skriv ${n} tall fra 1 til 6.`,
    card: 'Hva terningene gir',
    filled: 'Fylt',
    filledRow: ({ row }: { row: string }) => `${row} er fylt`,
    struckRow: ({ row }: { row: string }) => `${row} er strøket`,
    holds: ({ row, points: n }: Worth) => `${row} har ${n}`,
    gives: 'Gir',
    points: ({ points: n, extra }: { points: number; extra: number }) =>
      extra > 0 ? `${n} + ${extra}` : `${n}`,
    closed: 'kan ikke velges nå',
    jokerShow: ({ row }: { row: string }) => `Vis en ny ${row.toLowerCase()}`,
    empty: 'Tom kolonne',
    joker: ({ row, extra }: { row: string; extra: number }) =>
      extra > 0
        ? `Ny ${row.toLowerCase()}: ${points(extra)} ekstra.`
        : `Ny ${row.toLowerCase()}, men ${row} er strøket: ingenting ekstra.`,
    said: ({ dice, gives }: { dice: string; gives: readonly Worth[] }) =>
      gives.length === 0 ? `${dice} gir ingenting.` : `${dice} gir ${worths(gives)}.`,
  },

  questions: {
    heading: 'Spørsmål og svar',
    difference: {
      ask: (of: { here: string; there: string }) =>
        `Hva er forskjellen på ${of.here} og ${of.there}?`,
      game: (of: {
        name: string
        rows: number
        forced: boolean
        bonus: Sum
        total: number
        extra: number
      }) =>
        `${of.name} har ${rute(of.rows)} ${of.forced ? 'i fast rekkefølge' : 'i fri rekkefølge'}, ${of.bonus.points} i bonus ved ${of.bonus.limit} og høyst ${points(of.total)}` +
        (of.extra > 0 ? `, ${number(of.total + of.extra)} med alle ekstra.` : '.'),
    },
    again: {
      ask: ({ row }: { row: string }) => `Hva er en ny ${row.toLowerCase()} verdt?`,
      nothing: (of: {
        row: string
        dice: string
        gives: readonly Worth[]
        zero: readonly string[]
      }) =>
        `Ingenting ekstra. Er ${of.row} fylt, skrives kastet i en annen rute. ${of.dice} gir ${worths(of.gives)}, og 0 i ${list(of.zero)}.`,
      extra: ({ row, extra }: { row: string; extra: number }) =>
        `${points(extra)} ekstra når det står poeng i ${row}, og så det kastet gir der det skal skrives. Er ${row} strøket, gir den ingenting ekstra, men skal samme sted.`,
    },
    less: {
      ask: 'Kan jeg skrive mindre enn jeg har?',
      free: ({ dice, gives }: { dice: string; gives: readonly Worth[] }) =>
        `Ikke i den ruta du velger: der teller det terningene gir. Men ruta velger du. ${dice} kan bli ${worths(gives)}, eller 0 i en annen ledig rute.`,
      forced: 'Nei. Ruta som står for tur, får det terningene gir.',
    },
    nothing: {
      ask: 'Hva om kastet ikke passer noe sted?',
      free: 'Da stryker du en ledig rute. Den gir 0 og er brukt.',
      forced: 'Da strykes ruta som står for tur. Den gir 0 og er brukt.',
    },
    order: {
      ask: 'Må rutene fylles i rekkefølge?',
      free: 'Nei. Enhver ledig rute kan brukes i enhver tur.',
      forced: 'Ja, ovenfra og ned, uten å hoppe over noen.',
    },
    highest: {
      ask: ({ row }: { row: string }) => `Hva teller i ${row} når det er flere å velge mellom?`,
      answer: (of: { dice: string; points: number; row: string }) =>
        `De høyeste. ${of.dice} gir ${of.points} i ${of.row}.`,
    },
    others: {
      ask: ({ rows }: { rows: readonly string[] }) =>
        `Teller de andre terningene også i ${list(rows)}?`,
      all: ({ dice, gives }: { dice: string; gives: readonly Worth[] }) =>
        `Ja, alle. ${dice} gir ${worths(gives)}.`,
      counted: ({ dice, gives }: { dice: string; gives: readonly Worth[] }) =>
        `Nei, bare de like. ${dice} gir ${worths(gives)}.`,
    },
    split: {
      ask: ({ n, row }: { n: number; row: string }) => `Er ${n} like også ${row.toLowerCase()}?`,
      answer: (of: { dice: string; points: number; row: string }) =>
        `Nei, tallene må være ulike. ${of.dice} gir ${of.points} i ${of.row}.`,
    },
    house: {
      ask: ({ n, row }: { n: number; row: string }) => `Er ${n} like også ${row.toLowerCase()}?`,
      joker: (of: { points: number; holder: string }) =>
        `Bare når ${of.holder} er fylt fra før, kan det gi ${of.points}.`,
    },
    bonusStruck: {
      ask: 'Kan jeg få bonusen med en strøket tallrute?',
      answer: (of: { bonus: Sum; row: string; most: number }) =>
        `Ja. Bare summen teller. Uten ${of.row} kan den bli ${of.most}, og ${of.bonus.limit} er nok.`,
    },
    keep: {
      ask: 'Kan jeg kaste en terning jeg har beholdt?',
      answer: ({ throws }: { throws: number }) =>
        `Ja. Før hvert av de ${throws} kastene velger du på nytt, og du kan stoppe når du vil.`,
    },
    tie: {
      ask: 'Hva om det står likt til slutt?',
      answer:
        'De som står likt på toppen, deler seieren. Vil dere avgjøre det, tar dere et nytt spill; det første forblir delt.',
    },
    players: {
      ask: 'Hvor mange kan være med?',
      answer: ({ min, max }: { min: number; max: number }) =>
        min === 1 ? `Fra én til ${max}. Alene spiller du mot egne tall.` : `Fra ${min} til ${max}.`,
    },
    max: {
      ask: 'Hvor mye er det mulig å få?',
      answer: ({ total, extra }: { total: number; extra: number }) =>
        extra > 0
          ? `${points(total)}, og ${number(total + extra)} når alle de andre rutene også gir ekstra.`
          : `${points(total)}.`,
    },
  },
}

export type RulesPageMessages = typeof rulesPageNb
