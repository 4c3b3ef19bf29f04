import { makeFormat } from '../format.ts'
import { games, points } from '../words/nn.ts'
import type { DataMessages, Place } from './nb.ts'

const { list, number, percent, date } = makeFormat('nn')

function place({ n, day, names = [] }: Place): string {
  const of = [...(day ? [`spelet ${date(day)}`] : []), ...(names.length ? [list(names)] : [])]
  return of.length === 0 ? `Linje ${n}` : `Linje ${n} (${of.join(', ')})`
}

const reasons: DataMessages['reasons'] = {
  future: 'datoen er ikkje komen enno',
  tooEarly: 'året må vere 1950 eller seinare',
  noDate: 'den datoen finst ikkje',
  notFinished: 'nokon manglar ei rute',
  missing: 'nokon manglar ei rute',
  impossibleTotal: 'summen er ikkje mogleg',
  unknownRuleset: 'varianten er ukjend',
  nameTooLong: 'namnet er for langt',
  nameEmpty: 'namnet manglar',
  tooMany: 'blokka har plass til seks spelarar',
  alreadyIn: 'ein spelar er med to gonger',
  nobody: 'ingen er med',
  extraNeeds50: 'ekstra yatzy tel berre når det står 50 i Yatzy',
  extraTooMany: 'så mange ekstra yatzyar er det ikkje plass til',
  rowTaken: 'ei rute er brukt to gonger',
  forced: 'rutene er ikkje fylte ovanfrå og ned',
}
const reason = (id: string): string =>
  (reasons as Readonly<Record<string, string>>)[id] ?? 'noko er gale'

export const dataNn: DataMessages = {
  title: 'Spela',
  where: 'Her ligg spela',
  count: ({ n }) => games(n),

  backup: {
    title: 'Tryggingskopi',
    hint: 'Programmet tek ein kopi kvar dag noko er endra.',
    now: 'Ta tryggingskopi no',
    restore: 'Hent tilbake …',
    which: 'Kva tryggingskopi?',
    none: 'Det finst ingen tryggingskopi enno.',
    daily: (of) => `${date(of.day)}, ${games(of.games)}`,
    before: (of) => `${date(of.day)}, før det som vart henta inn, ${games(of.games)}`,
    next: 'Vel',
  },

  out: {
    title: 'Ta ut',
    hint: 'Alle spel i ei fil, til ei anna maskin eller til eit rekneark.',
    all: 'Lagre alle spel',
    table: 'Lagre resultata til rekneark',
    fileName: 'yatzyblokka.jsonl',
    tableName: 'yatzyblokka.csv',
  },

  in: {
    title: 'Hent inn',
    hint: 'Ei fil som er teken ut her eller på ei anna maskin.',
    choose: 'Hent inn frå fil …',
    how: 'Kva skal gjerast med spela?',
    file: (of) => `I fila: ${games(of.theirs)}.`,
    backup: (of) => `I tryggingskopien: ${games(of.theirs)}.`,
    here: (of) => `Her frå før: ${games(of.ours)}.`,
    first: 'Det som er her, blir teke vare på i ein tryggingskopi først.',
    merge: 'Slå saman',
    replace: 'Byt ut alt',
    replaceAsk: 'Byte ut alt?',
    replaceHint: (of) => `${games(of.ours)} her blir bytte ut med ${games(of.theirs)}.`,
    sending: 'Les fila …',
    running: 'Hentar inn spela …',
    done: (of) => percent(of.percent / 100, 0),
    cancel: 'Avbryt',
  },

  report: {
    title: 'Henta inn',
    done: (of) => `Nye spel: ${number(of.added)}. Fanst frå før: ${number(of.old)}.`,
    replaced: (of) => `Spela er bytte ut. No er det ${games(of.n)} her.`,
    continued: ({ n }) => `Gått vidare sidan sist: ${number(n)}.`,
    purged: ({ n }) => `Sletta for godt ein annan stad, og no her: ${number(n)}.`,
    diverged: ({ n }) =>
      `${games(n)} var endra begge stader. Det som vart endra sist, gjeld. Det andre er teke vare på.`,
    game: (of) => [...(of.day ? [date(of.day)] : []), list(of.names)].join(': '),
  },

  totals: {
    correct: 'Rett ein sum',
    who: 'Kven gjeld det?',
    total: 'Totalsum',
    upper: 'Sum før bonus',
    upperHint: 'Lat stå tomt om han ikkje er kjend.',
    save: 'Lagre',
    corrected: (of) => `${of.name} har no ${points(of.total)}.`,
  },

  reasons,

  failure: {
    importValue: (of) =>
      of.day
        ? `Spelet ${date(of.day)}, ${of.name ?? ''}: ${of.row} kan ikkje bli ${of.value}. Ingenting er endra.`
        : `Linje ${of.n}, ${of.name ?? ''}: ${of.row} kan ikkje bli ${of.value}. Ingenting er endra.`,
    importLine: (of) => `${place(of)}: ${reason(of.reason)}. Ingenting er endra.`,
    importBusy: () => 'Spel blir henta inn. Prøv igjen når det er ferdig.',
    importStopped: () => 'Avbrote. Ingenting er endra.',
    importGone: () => 'Fila er ikkje her lenger. Vel henne på nytt.',
  },
}
