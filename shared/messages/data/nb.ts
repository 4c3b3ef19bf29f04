import { makeFormat } from '../format.ts'
import { games } from '../words/nb.ts'

const { list, number, percent, date } = makeFormat('nb')

/** Where in a file something is wrong. */
export interface Place {
  readonly n: number
  readonly day?: string
  readonly names?: readonly string[]
  readonly name?: string
}

/** «Linje 12 (spillet 30. november 2026, Ida og Ola)» */
function place({ n, day, names = [] }: Place): string {
  const of = [...(day ? [`spillet ${date(day)}`] : []), ...(names.length ? [list(names)] : [])]
  return of.length === 0 ? `Linje ${n}` : `Linje ${n} (${of.join(', ')})`
}

/** What can be wrong with one line of a file. */
const reasons = {
  future: 'datoen er ikke kommet ennå',
  tooEarly: 'året må være 1950 eller senere',
  noDate: 'den datoen finnes ikke',
  notFinished: 'noen mangler en rute',
  missing: 'noen mangler en rute',
  impossibleTotal: 'summen er ikke mulig',
  unknownRuleset: 'varianten er ukjent',
  nameTooLong: 'navnet er for langt',
  nameEmpty: 'navnet mangler',
  tooMany: 'blokka har plass til seks spillere',
  alreadyIn: 'en spiller er med to ganger',
  nobody: 'ingen er med',
  extraNeeds50: 'ekstra yatzy teller bare når det står 50 i Yatzy',
  extraTooMany: 'så mange ekstra yatzyer er det ikke plass til',
  rowTaken: 'en rute er brukt to ganger',
  forced: 'rutene er ikke fylt ovenfra og ned',
}
const reason = (id: string): string =>
  (reasons as Readonly<Record<string, string>>)[id] ?? 'noe er galt'

/** What the screen says of the family’s games as files: backups, what goes out, what comes in. */
export const dataNb = {
  title: 'Spillene',
  where: 'Her ligger spillene',
  count: ({ n }: { n: number }) => games(n),

  backup: {
    title: 'Sikkerhetskopi',
    hint: 'Programmet tar en kopi hver dag noe er endret.',
    now: 'Ta sikkerhetskopi nå',
    restore: 'Hent tilbake …',
    which: 'Hvilken sikkerhetskopi?',
    none: 'Det finnes ingen sikkerhetskopi ennå.',
    daily: (of: { day: string; games: number }) => `${date(of.day)}, ${games(of.games)}`,
    before: (of: { day: string; games: number }) =>
      `${date(of.day)}, før det som ble hentet inn, ${games(of.games)}`,
    next: 'Velg',
  },

  out: {
    title: 'Ta ut',
    hint: 'Alle spill i ei fil, til en annen maskin eller til et regneark.',
    all: 'Lagre alle spill',
    table: 'Lagre resultatene til regneark',
    fileName: 'yatzyblokka.jsonl',
    tableName: 'yatzyblokka.csv',
  },

  in: {
    title: 'Hent inn',
    hint: 'Ei fil som er tatt ut her eller på en annen maskin.',
    choose: 'Hent inn fra fil …',
    how: 'Hva skal gjøres med spillene?',
    file: (of: { theirs: number }) => `I fila: ${games(of.theirs)}.`,
    backup: (of: { theirs: number }) => `I sikkerhetskopien: ${games(of.theirs)}.`,
    here: (of: { ours: number }) => `Her fra før: ${games(of.ours)}.`,
    first: 'Det som er her, blir tatt vare på i en sikkerhetskopi først.',
    merge: 'Slå sammen',
    replace: 'Erstatt alt',
    replaceAsk: 'Erstatte alt?',
    replaceHint: (of: { ours: number; theirs: number }) =>
      `${games(of.ours)} her blir byttet ut med ${games(of.theirs)}.`,
    sending: 'Leser fila …',
    running: 'Henter inn spillene …',
    done: (of: { percent: number }) => percent(of.percent / 100, 0),
    cancel: 'Avbryt',
  },

  report: {
    title: 'Hentet inn',
    done: (of: { added: number; old: number }) =>
      `Nye spill: ${number(of.added)}. Fantes fra før: ${number(of.old)}.`,
    replaced: (of: { n: number }) => `Spillene er byttet ut. Nå er det ${games(of.n)} her.`,
    continued: ({ n }: { n: number }) => `Gått videre siden sist: ${number(n)}.`,
    purged: ({ n }: { n: number }) => `Slettet for godt et annet sted, og nå her: ${number(n)}.`,
    diverged: ({ n }: { n: number }) =>
      `${games(n)} var endret begge steder. Det som ble endret sist, gjelder. Det andre er tatt vare på.`,
    game: (of: { day?: string; names: readonly string[] }) =>
      [...(of.day ? [date(of.day)] : []), list(of.names)].join(': '),
  },

  totals: {
    correct: 'Rett en sum',
    who: 'Hvem gjelder det?',
    total: 'Totalsum',
    upper: 'Sum før bonus',
    upperHint: 'La stå tomt om den ikke er kjent.',
    save: 'Lagre',
    corrected: (of: { name: string; total: number }) =>
      `${of.name} har nå ${number(of.total)} poeng.`,
  },

  reasons,

  /** Sentences for what a call of these can fail with. */
  failure: {
    importValue: (of: Place & { row: string; value: number }) =>
      of.day
        ? `Spillet ${date(of.day)}, ${of.name ?? ''}: ${of.row} kan ikke bli ${of.value}. Ingenting er endret.`
        : `Linje ${of.n}, ${of.name ?? ''}: ${of.row} kan ikke bli ${of.value}. Ingenting er endret.`,
    importLine: (of: Place & { reason: string }) =>
      `${place(of)}: ${reason(of.reason)}. Ingenting er endret.`,
    importBusy: () => 'Spill blir hentet inn. Prøv igjen når det er ferdig.',
    importStopped: () => 'Avbrutt. Ingenting er endret.',
    importGone: () => 'Fila er ikke her lenger. Velg den på nytt.',
  },
}

export type DataMessages = typeof dataNb
