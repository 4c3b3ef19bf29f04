import { makeFormat } from '../format.ts'
import { games, points } from '../words/sv.ts'
import type { DataMessages, Place } from './nb.ts'

const { list, number, percent, date } = makeFormat('sv')

function place({ n, day, names = [] }: Place): string {
  const of = [...(day ? [`spelet ${date(day)}`] : []), ...(names.length ? [list(names)] : [])]
  return of.length === 0 ? `Rad ${n}` : `Rad ${n} (${of.join(', ')})`
}

const reasons: DataMessages['reasons'] = {
  future: 'datumet har inte kommit än',
  tooEarly: 'året måste vara 1950 eller senare',
  noDate: 'det datumet finns inte',
  notFinished: 'någon saknar en ruta',
  missing: 'någon saknar en ruta',
  impossibleTotal: 'summan är inte möjlig',
  unknownRuleset: 'varianten är okänd',
  nameTooLong: 'namnet är för långt',
  nameEmpty: 'namnet saknas',
  tooMany: 'blocket har plats för sex spelare',
  alreadyIn: 'en spelare är med två gånger',
  nobody: 'ingen är med',
  extraNeeds50: 'extra yatzy räknas bara när det står 50 i Yatzy',
  extraTooMany: 'så många extra yatzy finns det inte plats för',
  rowTaken: 'en ruta är använd två gånger',
  forced: 'rutorna är inte fyllda uppifrån och ner',
}
const reason = (id: string): string =>
  (reasons as Readonly<Record<string, string>>)[id] ?? 'något är fel'

export const dataSv: DataMessages = {
  title: 'Spelen',
  where: 'Här ligger spelen',
  count: ({ n }) => games(n),

  backup: {
    title: 'Säkerhetskopia',
    hint: 'Programmet gör en kopia varje dag något har ändrats.',
    now: 'Säkerhetskopiera nu',
    restore: 'Återställ …',
    which: 'Vilken säkerhetskopia?',
    none: 'Det finns ingen säkerhetskopia än.',
    daily: (of) => `${date(of.day)}, ${games(of.games)}`,
    before: (of) => `${date(of.day)}, före det som hämtades in, ${games(of.games)}`,
    next: 'Välj',
  },

  out: {
    title: 'Ta ut',
    hint: 'Alla spel i en fil, till en annan dator eller till ett kalkylprogram.',
    all: 'Spara alla spel',
    table: 'Spara resultaten till kalkylprogram',
    fileName: 'yatzyblokka.jsonl',
    tableName: 'yatzyblokka.csv',
  },

  in: {
    title: 'Hämta in',
    hint: 'En fil som har tagits ut här eller på en annan dator.',
    choose: 'Hämta in från fil …',
    how: 'Vad ska göras med spelen?',
    file: (of) => `I filen: ${games(of.theirs)}.`,
    backup: (of) => `I säkerhetskopian: ${games(of.theirs)}.`,
    here: (of) => `Här sedan tidigare: ${games(of.ours)}.`,
    first: 'Det som finns här sparas först i en säkerhetskopia.',
    merge: 'Slå ihop',
    replace: 'Ersätt allt',
    replaceAsk: 'Ersätta allt?',
    replaceHint: (of) => `${games(of.ours)} här byts ut mot ${games(of.theirs)}.`,
    sending: 'Läser filen …',
    running: 'Hämtar in spelen …',
    done: (of) => percent(of.percent / 100, 0),
    cancel: 'Avbryt',
  },

  report: {
    title: 'Hämtat in',
    done: (of) => `Nya spel: ${number(of.added)}. Fanns redan: ${number(of.old)}.`,
    replaced: (of) => `Spelen är utbytta. Nu finns det ${games(of.n)} här.`,
    continued: ({ n }) => `Har gått vidare sedan sist: ${number(n)}.`,
    purged: ({ n }) => `Raderade för gott någon annanstans, och nu här: ${number(n)}.`,
    diverged: ({ n }) =>
      `${games(n)} var ändrade på båda ställena. Det som ändrades sist gäller. Det andra är sparat.`,
    game: (of) => [...(of.day ? [date(of.day)] : []), list(of.names)].join(': '),
  },

  totals: {
    correct: 'Rätta en summa',
    who: 'Vem gäller det?',
    total: 'Totalsumma',
    upper: 'Summa före bonus',
    upperHint: 'Lämna tomt om den inte är känd.',
    save: 'Spara',
    corrected: (of) => `${of.name} har nu ${points(of.total)}.`,
  },

  reasons,

  failure: {
    importValue: (of) =>
      of.day
        ? `Spelet ${date(of.day)}, ${of.name ?? ''}: ${of.row} kan inte bli ${of.value}. Inget har ändrats.`
        : `Rad ${of.n}, ${of.name ?? ''}: ${of.row} kan inte bli ${of.value}. Inget har ändrats.`,
    importLine: (of) => `${place(of)}: ${reason(of.reason)}. Inget har ändrats.`,
    importBusy: () => 'Spel hämtas in. Försök igen när det är klart.',
    importStopped: () => 'Avbrutet. Inget har ändrats.',
    importGone: () => 'Filen finns inte längre här. Välj den på nytt.',
  },
}
