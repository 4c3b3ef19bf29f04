import { makeFormat } from '../format.ts'
import type { RulesPageMessages } from './nb.ts'

const { list, number, plural } = makeFormat('nn')
const rute = (n: number) => `${n} ${plural(n, { one: 'rute', other: 'ruter' })}`
const points = (n: number) => `${number(n)} poeng`
const worths = (of: readonly { readonly points: number; readonly row: string }[]) =>
  list(of.map((w) => `${w.points} i ${w.row}`))

export const rulesPageNn: RulesPageMessages = {
  language: 'nn',
  nav: 'Reglar',
  title: ({ variant }) => `Reglar: ${variant}`,
  variants: 'Variantar',
  play: ({ variant }) => `Spel ${variant}`,
  printBlock: 'Skriv ut ei tom blokk',
  printRules: 'Skriv ut reglane',

  facts: {
    dice: ({ n }) => `${n} ${plural(n, { one: 'terning', other: 'terningar' })}`,
    throws: ({ n }) => `${n} kast i kvar tur`,
    rows: ({ n }) => rute(n),
    players: ({ min, max }) =>
      `${min === max ? min : `${min}–${max}`} ${plural(max, { one: 'spelar', other: 'spelarar' })}`,
    most: ({ n }) => `høgst ${points(n)}`,
  },

  turn: {
    heading: 'Slik går ein tur',
    first: ({ dice }) => `Kast alle ${dice} terningane.`,
    again: 'Spar dei som er verde å samle på, og kast resten.',
    last: ({ throws }) =>
      `Ein tur har inntil ${throws} kast. Ein spart terning kan sleppast igjen, og du kan stoppe før siste kast.`,
    enterFree: ({ gives }) => `Skriv poenga i ei ledig rute. Dette kastet gir ${worths(gives)}.`,
    enterForced: ({ gives }) =>
      `Skriv poenga i ruta som står for tur, ovanfrå og ned. Dette kastet gir ${worths(gives)}.`,
    strike:
      'Gir kastet ingenting der, blir ei rute stroken: ho gir 0. Kvar rute blir brukt éin gong.',
    end: ({ rows }) => `Etter ${rows} rundar er alle kolonnane fulle, og flest poeng vinn.`,
    start: 'Før første tur kastar alle éin terning. Høgast byrjar, og så går turen med klokka.',
    kept: 'spart',
  },

  table: {
    heading: 'Rutene og poenga',
    row: 'Rute',
    scores: 'Slik gir ho poeng',
    example: 'Døme',
    max: 'Maks',
    most: ({ n }) => number(n),
    exampleOf: ({ dice, points }) => `${dice} gir ${points}`,
    face: ({ face }) => `Summen av terningane som viser ${face}`,
    needs: {
      anything: 'Kva som helst',
      alike: ({ n }) => `${n} like`,
      groups: ({ sizes }) => list(sizes.map((n, i) => (i === 0 ? `${n} like` : `${n} andre like`))),
      run: ({ n }) => `${n} i rekkje`,
      faces: ({ faces }) => faces,
    },
    pays: {
      fixed: ({ points: n }) => points(n),
      all: ({ dice }) => `summen av alle ${dice}`,
      counted: ({ n }) => `summen av dei ${n}`,
    },
    gives: ({ needs, pays }) => `${needs} gir ${pays}`,
    values: ({ values }) => `Kan gi ${values.join(', ')}`,
    bonus: ({ limit, points: n }) => `${points(n)} når talrutene gir ${limit} eller meir`,
    perFace: ({ n, limit }) => `${n} av kvart tal gir akkurat ${limit}`,
    extra: ({ extra, row }) => `${points(extra)} for kvar ny gong når det står poeng i ${row}`,
    total: 'Kvar rute på sitt beste, og bonusen',
    totalExtra: ({ total }) =>
      `Kvar rute på sitt beste, bonusen og alle ekstra; utan ekstra ${total}`,
  },

  differs: {
    heading: 'Der han skil seg frå dei andre',
    from: ({ other }) => `Frå ${other}`,
    dice: (of) => `${of.here} terningar, ikkje ${of.there}.`,
    throws: (of) => `${of.here} kast i ein tur, ikkje ${of.there}.`,
    rows: (of) => `${rute(of.here)}, ikkje ${of.there}.`,
    order: {
      forced: 'Rutene blir fylte ovanfrå og ned; der vel du sjølv.',
      free: 'Du vel rute sjølv; der blir dei fylte ovanfrå og ned.',
    },
    onlyHere: ({ rows }) => `${list(rows)} finst berre her.`,
    onlyThere: ({ rows }) => `${list(rows)} finst ikkje her.`,
    scores: (of) => `${of.row}: ${of.here}. Der: ${of.there}.`,
    most: ({ n }) => `(høgst ${n})`,
    bonus: ({ here, there }) =>
      here.points === there.points
        ? `Bonusen kjem ved ${here.limit}, ikkje ved ${there.limit}.`
        : here.limit === there.limit
          ? `Bonusen er ${here.points}, ikkje ${there.points}.`
          : `Bonusen er ${here.points} ved ${here.limit}, ikkje ${there.points} ved ${there.limit}.`,
    jokerHere: (of) =>
      `Ein ny ${of.row.toLowerCase()} kan gi ${of.extra} ekstra, og kvar han skal, er bestemt.`,
    jokerThere: (of) => `Ein ny ${of.row.toLowerCase()} gir ingenting ekstra.`,
    max: (of) => `Høgst ${points(of.here)}, ikkje ${number(of.there)}.`,
    none: 'Dei to er like.',
  },

  joker: {
    heading: ({ row }) => `Enda ein ${row.toLowerCase()}`,
    picture: ({ row }) => `Kvar ein ny ${row.toLowerCase()} skal skrivast`,
    start: ({ row }) => `Ny ${row.toLowerCase()}, og ruta ${row} er fylt`,
    yes: 'Ja',
    no: 'Nei',
    holds: ({ row }) => `Står det poeng i ${row}?`,
    extra: ({ extra }) => `${extra} ekstra`,
    noExtra: 'Ingenting ekstra',
    own: 'Er talruta til terningane ledig?',
    inOwn: (of) => `Berre den ruta kan brukast. ${of.dice} gir ${of.points} i ${of.row}`,
    lower: 'Er ei rute i nedre del ledig?',
    inLower: ({ gives, dice }) => `Vel ei av dei, til full verdi. ${dice} gir ${worths(gives)}`,
    strike: 'Stryk ei ledig talrute: 0',
    noStrike: 'Kastet gir ingenting',
    ifYes: ({ question, answer }) => `${question} Viss ja: ${answer}.`,
    ifNo: ({ answer }) => `Viss nei: ${answer}.`,
  },

  tryOut: {
    heading: 'Prøv sjølv',
    help: 'Trykk på ein terning eller skriv 1–6. Kryss av for ruter som er fylte.',
    dice: 'Terningar som blir prøvde',
    typed: 'Skriv terningane',
    typedWrong: ({ n }) => `Skriv ${n} tal frå 1 til 6.`,
    card: 'Kva terningane gir',
    filled: 'Fylt',
    filledRow: ({ row }) => `${row} er fylt`,
    struckRow: ({ row }) => `${row} er stroken`,
    holds: ({ row, points: n }) => `${row} har ${n}`,
    gives: 'Gir',
    points: ({ points: n, extra }) => (extra > 0 ? `${n} + ${extra}` : `${n}`),
    closed: 'kan ikkje veljast no',
    jokerShow: ({ row }) => `Vis ein ny ${row.toLowerCase()}`,
    empty: 'Tom kolonne',
    joker: ({ row, extra }) =>
      extra > 0
        ? `Ny ${row.toLowerCase()}: ${points(extra)} ekstra.`
        : `Ny ${row.toLowerCase()}, men ${row} er stroken: ingenting ekstra.`,
    said: ({ dice, gives }) =>
      gives.length === 0 ? `${dice} gir ingenting.` : `${dice} gir ${worths(gives)}.`,
  },

  questions: {
    heading: 'Spørsmål og svar',
    difference: {
      ask: (of) => `Kva er skilnaden på ${of.here} og ${of.there}?`,
      game: (of) =>
        `${of.name} har ${rute(of.rows)} ${of.forced ? 'i fast rekkjefølgje' : 'i fri rekkjefølgje'}, ${of.bonus.points} i bonus ved ${of.bonus.limit} og høgst ${points(of.total)}` +
        (of.extra > 0 ? `, ${number(of.total + of.extra)} med alle ekstra.` : '.'),
    },
    again: {
      ask: ({ row }) => `Kva er ein ny ${row.toLowerCase()} verd?`,
      nothing: (of) =>
        `Ingenting ekstra. Er ${of.row} fylt, blir kastet skrive i ei anna rute. ${of.dice} gir ${worths(of.gives)}, og 0 i ${list(of.zero)}.`,
      extra: ({ row, extra }) =>
        `${points(extra)} ekstra når det står poeng i ${row}, og så det kastet gir der det skal skrivast. Er ${row} stroken, gir han ingenting ekstra, men skal same staden.`,
    },
    less: {
      ask: 'Kan eg skrive mindre enn eg har?',
      free: ({ dice, gives }) =>
        `Ikkje i den ruta du vel: der tel det terningane gir. Men ruta vel du. ${dice} kan bli ${worths(gives)}, eller 0 i ei anna ledig rute.`,
      forced: 'Nei. Ruta som står for tur, får det terningane gir.',
    },
    nothing: {
      ask: 'Kva om kastet ikkje passar nokon stad?',
      free: 'Då stryk du ei ledig rute. Ho gir 0 og er brukt.',
      forced: 'Då blir ruta som står for tur, stroken. Ho gir 0 og er brukt.',
    },
    order: {
      ask: 'Må rutene fyllast i rekkjefølgje?',
      free: 'Nei. Kvar ledig rute kan brukast i kvar tur.',
      forced: 'Ja, ovanfrå og ned, utan å hoppe over nokon.',
    },
    highest: {
      ask: ({ row }) => `Kva tel i ${row} når det er fleire å velje mellom?`,
      answer: (of) => `Dei høgaste. ${of.dice} gir ${of.points} i ${of.row}.`,
    },
    others: {
      ask: ({ rows }) => `Tel dei andre terningane òg i ${list(rows)}?`,
      all: ({ dice, gives }) => `Ja, alle. ${dice} gir ${worths(gives)}.`,
      counted: ({ dice, gives }) => `Nei, berre dei like. ${dice} gir ${worths(gives)}.`,
    },
    split: {
      ask: ({ n, row }) => `Er ${n} like òg ${row.toLowerCase()}?`,
      answer: (of) => `Nei, tala må vere ulike. ${of.dice} gir ${of.points} i ${of.row}.`,
    },
    house: {
      ask: ({ n, row }) => `Er ${n} like òg ${row.toLowerCase()}?`,
      joker: (of) => `Berre når ${of.holder} er fylt frå før, kan det gi ${of.points}.`,
    },
    bonusStruck: {
      ask: 'Kan eg få bonusen med ei stroken talrute?',
      answer: (of) =>
        `Ja. Berre summen tel. Utan ${of.row} kan han bli ${of.most}, og ${of.bonus.limit} er nok.`,
    },
    keep: {
      ask: 'Kan eg kaste ein terning eg har spart?',
      answer: ({ throws }) =>
        `Ja. Før kvart av dei ${throws} kasta vel du på nytt, og du kan stoppe når du vil.`,
    },
    tie: {
      ask: 'Kva om det står likt til slutt?',
      answer:
        'Dei som står likt på toppen, deler sigeren. Vil de avgjere det, tek de eit nytt spel; det første er framleis delt.',
    },
    players: {
      ask: 'Kor mange kan vere med?',
      answer: ({ min, max }) =>
        min === 1
          ? `Frå éin til ${max}. Åleine spelar du mot eigne tal.`
          : `Frå ${min} til ${max}.`,
    },
    max: {
      ask: 'Kor mykje går det an å få?',
      answer: ({ total, extra }) =>
        extra > 0
          ? `${points(total)}, og ${number(total + extra)} når alle dei andre rutene òg gir ekstra.`
          : `${points(total)}.`,
    },
  },
}
