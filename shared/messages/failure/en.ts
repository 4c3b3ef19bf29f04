import { coachEn } from '../coach/en.ts'
import { computerEn } from '../computer/en.ts'
import { dataEn } from '../data/en.ts'
import { sheetEn } from '../sheet/en.ts'
import type { FailureMessages } from './nb.ts'

export const failureEn: FailureMessages = {
  failure: {
    rowTaken: ({ row }) => `The ${row} box is already used.`,
    forced: ({ row }) => `In forced Yatzy you fill from top to bottom. Now it is ${row}.`,
    jokerUpper: ({ row }) => `Five alike go in ${row} while that box is open.`,
    jokerLower: () => 'You must choose an open box in the lower part.',
    impossible: (of) => `${of.row} cannot be ${of.value}. Possible values: ${of.list.join(', ')}.`,
    extraNeeds50: () => 'Extra Yatzys count only when Yatzy is 50.',
    extraTooMany: ({ most }) => `There is no room for so many extra Yatzys. At most ${most} now.`,
    wrongMode: () => 'That cannot be done in this game.',
    noEarlierGame: () => 'These have not finished a game together yet.',
    playerLeft: ({ name }) => `${name} has left.`,
    unknownRow: () => 'That box is not on this score sheet.',
    wrongDice: () => 'These dice do not fit this game.',
    noThrows: () => 'All three rolls are used. Choose a box.',
    throwFirst: () => 'Roll first. Then choose what to keep.',
    allKept: () => 'All five are kept. Release a die, or choose a box.',
    gameOver: () => 'The game is over.',
    nothingToUndo: () => 'There is nothing to undo.',
    nothingToRedo: () => 'There is nothing to redo.',
    impossibleSheet: ({ objection }) =>
      (sheetEn.objections as Readonly<Record<string, string>>)[objection] ??
      'That cannot be printed.',
    unknownGame: () => 'There is no such game.',
    notFinished: () => 'The game is not finished.',
    gameDeleted: () => 'The game is deleted. Bring it back first.',
    notDeleted: () => 'The game is not deleted.',
    noDate: () => 'There is no such date.',
    future: () => 'That date is still to come.',
    tooEarly: ({ year }) => `The year must be ${year} or later.`,
    noNumber: ({ value }) => `“${value}” is not a number.`,
    impossibleTotal: (of) => `The total cannot be ${of.value}. It can be at most ${of.most}.`,
    missing: (of) => `${of.name} lacks ${of.row}`,
    unknownRuleset: () => 'There is no such variant.',
    unknownPlayer: () => 'There is no such player.',
    sameIntoSame: () => 'Choose two different players.',
    playedTogether: () => 'These two have sat at the same table, so they cannot be the same.',
    hasGames: () => 'A player who has taken part in games cannot be deleted. Choose “Hide”.',
    nameTaken: ({ name }) => `The name “${name}” is taken. Add something, such as “${name} B.”`,
    nameEmpty: () => 'Type a name.',
    nameTooLong: ({ max }) => `The name can have at most ${max} characters.`,
    alreadyIn: ({ name }) => `${name} is already playing.`,
    tooMany: () => 'There is room for six players.',
    nobody: () => 'Choose at least one player.',
    stale: () => 'The game had gone further. Here it is as it stands now.',
    databaseNewer: () =>
      'These games were saved by a newer Yatzyblokka. Nothing was changed. Use the newer version.',
    databaseDamaged: () =>
      'The file with your games is damaged. Restore a backup, or start afresh.',
    diskFull: () =>
      'The disk is full. The last thing was not saved. Free some space and try again.',
    readOnly: () => 'The folder with your games cannot be written to. Nothing was changed.',
    noBackup: () => 'There is no sound backup.',
    nothingToBackUp: () => 'There are no games to back up yet.',
    importForeign: () => 'This is not a Yatzyblokka file. Nothing was changed.',
    importNewer: () =>
      'The file is from a newer Yatzyblokka. Nothing was changed. Use the newer version.',
    importBroken: ({ n }) => `The file is broken at line ${n}. Nothing was changed.`,
    importTooLong: ({ n }) => `Line ${n} of the file is too long. Nothing was changed.`,
    ...coachEn.failure,
    ...computerEn.failure,
    ...dataEn.failure,
    running: () => 'Yatzyblokka is already open.',
    closing: () => 'The program is about to close.',
    unknownCall: () => 'Something went wrong. Nothing was changed.',
    badArguments: () => 'Something went wrong. Nothing was changed.',
    foreignSender: () => 'Something went wrong. Nothing was changed.',
    failed: () => 'Something went wrong. Nothing was changed.',
  },
}
