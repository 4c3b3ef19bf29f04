import { makeFormat } from '../format.ts'
import { games, points } from '../words/en.ts'
import type { DataMessages, Place } from './nb.ts'

const { list, number, percent, date } = makeFormat('en')

function place({ n, day, names = [] }: Place): string {
  const of = [...(day ? [`the game of ${date(day)}`] : []), ...(names.length ? [list(names)] : [])]
  return of.length === 0 ? `Line ${n}` : `Line ${n} (${of.join(', ')})`
}

const reasons: DataMessages['reasons'] = {
  future: 'the date is still to come',
  tooEarly: 'the year must be 1950 or later',
  noDate: 'there is no such date',
  notFinished: 'somebody lacks a box',
  missing: 'somebody lacks a box',
  impossibleTotal: 'the total is not possible',
  unknownRuleset: 'the variant is unknown',
  nameTooLong: 'the name is too long',
  nameEmpty: 'the name is missing',
  tooMany: 'the score sheet has room for six players',
  alreadyIn: 'a player is in twice',
  nobody: 'nobody is in',
  extraNeeds50: 'extra Yatzys count only when Yatzy is 50',
  extraTooMany: 'there is no room for so many extra Yatzys',
  rowTaken: 'a box is used twice',
  forced: 'the boxes are not filled from top to bottom',
}
const reason = (id: string): string =>
  (reasons as Readonly<Record<string, string>>)[id] ?? 'something is wrong'

export const dataEn: DataMessages = {
  title: 'Your games',
  where: 'Where your games are kept',
  count: ({ n }) => games(n),

  backup: {
    title: 'Backup',
    hint: 'A backup is made every day that something has changed.',
    now: 'Back up now',
    restore: 'Restore …',
    which: 'Which backup?',
    none: 'There is no backup yet.',
    daily: (of) => `${date(of.day)}, ${games(of.games)}`,
    before: (of) => `${date(of.day)}, before what was imported, ${games(of.games)}`,
    next: 'Choose',
  },

  out: {
    title: 'Export',
    hint: 'All games in a file, for another computer or for a spreadsheet.',
    all: 'Save all games',
    table: 'Save the results for a spreadsheet',
    fileName: 'yatzyblokka.jsonl',
    tableName: 'yatzyblokka.csv',
  },

  in: {
    title: 'Import',
    hint: 'A file that was exported here or on another computer.',
    choose: 'Import from a file …',
    how: 'What should be done with the games?',
    file: (of) => `In the file: ${games(of.theirs)}.`,
    backup: (of) => `In the backup: ${games(of.theirs)}.`,
    here: (of) => `Already here: ${games(of.ours)}.`,
    first: 'What is here is first kept in a backup.',
    merge: 'Merge',
    replace: 'Replace all',
    replaceAsk: 'Replace all?',
    replaceHint: (of) => `${games(of.ours)} here will be replaced by ${games(of.theirs)}.`,
    sending: 'Reading the file …',
    running: 'Importing the games …',
    done: (of) => percent(of.percent / 100, 0),
    cancel: 'Cancel',
  },

  report: {
    title: 'Imported',
    done: (of) => `New games: ${number(of.added)}. Already here: ${number(of.old)}.`,
    replaced: (of) => `Everything was replaced. There are now ${games(of.n)} here.`,
    continued: ({ n }) => `Further on than last time: ${number(n)}.`,
    purged: ({ n }) => `Deleted for good elsewhere, and now here: ${number(n)}.`,
    diverged: ({ n }) =>
      `Changed in both places: ${games(n)}. The latest change holds. The other is kept.`,
    game: (of) => [...(of.day ? [date(of.day)] : []), list(of.names)].join(': '),
  },

  totals: {
    correct: 'Correct a total',
    who: 'Whose is it?',
    total: 'Total',
    upper: 'Sum before the bonus',
    upperHint: 'Leave empty if it is not known.',
    save: 'Save',
    corrected: (of) => `${of.name} now has ${points(of.total)}.`,
  },

  reasons,

  failure: {
    importValue: (of) =>
      of.day
        ? `Game of ${date(of.day)}, ${of.name ?? ''}: ${of.row} cannot be ${of.value}. Nothing was changed.`
        : `Line ${of.n}, ${of.name ?? ''}: ${of.row} cannot be ${of.value}. Nothing was changed.`,
    importLine: (of) => `${place(of)}: ${reason(of.reason)}. Nothing was changed.`,
    importBusy: () => 'Games are being imported. Try again when that is done.',
    importStopped: () => 'Cancelled. Nothing was changed.',
    importGone: () => 'The file is no longer here. Choose it again.',
  },
}
