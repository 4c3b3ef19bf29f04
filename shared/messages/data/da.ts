import { makeFormat } from '../format.ts'
import { games, points } from '../words/da.ts'
import type { DataMessages, Place } from './nb.ts'

const { list, number, percent, date } = makeFormat('da')

function place({ n, day, names = [] }: Place): string {
  const of = [...(day ? [`spillet ${date(day)}`] : []), ...(names.length ? [list(names)] : [])]
  return of.length === 0 ? `Linje ${n}` : `Linje ${n} (${of.join(', ')})`
}

const reasons: DataMessages['reasons'] = {
  future: 'datoen er ikke kommet endnu',
  tooEarly: 'året skal være 1950 eller senere',
  noDate: 'den dato findes ikke',
  notFinished: 'nogen mangler et felt',
  missing: 'nogen mangler et felt',
  impossibleTotal: 'summen er ikke mulig',
  unknownRuleset: 'varianten er ukendt',
  nameTooLong: 'navnet er for langt',
  nameEmpty: 'navnet mangler',
  tooMany: 'blokken har plads til seks spillere',
  alreadyIn: 'en spiller er med to gange',
  nobody: 'ingen er med',
  extraNeeds50: 'ekstra yatzy tæller kun, når der står 50 i Yatzy',
  extraTooMany: 'så mange ekstra yatzyer er der ikke plads til',
  rowTaken: 'et felt er brugt to gange',
  forced: 'felterne er ikke udfyldt oppefra og ned',
}
const reason = (id: string): string =>
  (reasons as Readonly<Record<string, string>>)[id] ?? 'noget er galt'

export const dataDa: DataMessages = {
  title: 'Spillene',
  where: 'Her ligger spillene',
  count: ({ n }) => games(n),

  backup: {
    title: 'Sikkerhedskopi',
    hint: 'Programmet tager en kopi hver dag, noget er ændret.',
    now: 'Tag sikkerhedskopi nu',
    restore: 'Gendan …',
    which: 'Hvilken sikkerhedskopi?',
    none: 'Der findes ingen sikkerhedskopi endnu.',
    daily: (of) => `${date(of.day)}, ${games(of.games)}`,
    before: (of) => `${date(of.day)}, før det, der blev hentet ind, ${games(of.games)}`,
    next: 'Vælg',
  },

  out: {
    title: 'Tag ud',
    hint: 'Alle spil i en fil, til en anden computer eller til et regneark.',
    all: 'Gem alle spil',
    table: 'Gem resultaterne til regneark',
    fileName: 'yatzyblokka.jsonl',
    tableName: 'yatzyblokka.csv',
  },

  in: {
    title: 'Hent ind',
    hint: 'En fil, der er taget ud her eller på en anden computer.',
    choose: 'Hent ind fra fil …',
    how: 'Hvad skal der gøres med spillene?',
    file: (of) => `I filen: ${games(of.theirs)}.`,
    backup: (of) => `I sikkerhedskopien: ${games(of.theirs)}.`,
    here: (of) => `Her i forvejen: ${games(of.ours)}.`,
    first: 'Det, der er her, bliver først gemt i en sikkerhedskopi.',
    merge: 'Slå sammen',
    replace: 'Erstat alt',
    replaceAsk: 'Erstatte alt?',
    replaceHint: (of) => `${games(of.ours)} her bliver byttet ud med ${games(of.theirs)}.`,
    sending: 'Læser filen …',
    running: 'Henter spillene ind …',
    done: (of) => percent(of.percent / 100, 0),
    cancel: 'Annuller',
  },

  report: {
    title: 'Hentet ind',
    done: (of) => `Nye spil: ${number(of.added)}. Fandtes i forvejen: ${number(of.old)}.`,
    replaced: (of) => `Spillene er byttet ud. Nu er der ${games(of.n)} her.`,
    continued: ({ n }) => `Gået videre siden sidst: ${number(n)}.`,
    purged: ({ n }) => `Slettet for altid et andet sted, og nu her: ${number(n)}.`,
    diverged: ({ n }) =>
      `${games(n)} var ændret begge steder. Det, der blev ændret sidst, gælder. Det andet er gemt.`,
    game: (of) => [...(of.day ? [date(of.day)] : []), list(of.names)].join(': '),
  },

  totals: {
    correct: 'Ret en sum',
    who: 'Hvem gælder det?',
    total: 'Totalsum',
    upper: 'Sum før bonus',
    upperHint: 'Lad stå tomt, hvis den ikke er kendt.',
    save: 'Gem',
    corrected: (of) => `${of.name} har nu ${points(of.total)}.`,
  },

  reasons,

  failure: {
    importValue: (of) =>
      of.day
        ? `Spillet ${date(of.day)}, ${of.name ?? ''}: ${of.row} kan ikke blive ${of.value}. Intet er ændret.`
        : `Linje ${of.n}, ${of.name ?? ''}: ${of.row} kan ikke blive ${of.value}. Intet er ændret.`,
    importLine: (of) => `${place(of)}: ${reason(of.reason)}. Intet er ændret.`,
    importBusy: () => 'Der hentes spil ind. Prøv igen, når det er færdigt.',
    importStopped: () => 'Afbrudt. Intet er ændret.',
    importGone: () => 'Filen er her ikke længere. Vælg den på ny.',
  },
}
