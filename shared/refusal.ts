/**
 * What the user can cause and a move can be refused for. Each code is a sentence in every
 * language (`messages/`); what a sentence needs beside the code travels as details.
 */
export const REFUSALS = [
  'rowTaken',
  'forced',
  'jokerUpper',
  'jokerLower',
  'impossible',
  'extraNeeds50',
  'extraTooMany',
  'unknownRow',
  'wrongDice',
  'noThrows',
  'throwFirst',
  'allKept',
  'wrongMode',
  'noEarlierGame',
  'playerLeft',
  'gameOver',
  'notYourTurn',
  'nothingToUndo',
  'nothingToRedo',
  'impossibleSheet',
  'unknownGame',
  'notFinished',
  'gameDeleted',
  'notDeleted',
  'noDate',
  'future',
  'tooEarly',
  'noNumber',
  'impossibleTotal',
  'missing',
  'unknownRuleset',
  'unknownPlayer',
  'sameIntoSame',
  'playedTogether',
  'hasGames',
  'nameTaken',
  'nameEmpty',
  'nameTooLong',
  'alreadyIn',
  'tooMany',
  'nobody',
  'databaseNewer',
  'databaseDamaged',
  'diskFull',
  'readOnly',
  'noBackup',
  'nothingToBackUp',
  'running',
  'importForeign',
  'importNewer',
  'importBroken',
  'importTooLong',
  'importValue',
  'importLine',
  'importBusy',
  'importStopped',
  'importGone',
  'noCoach',
  'tipsOff',
  'coachStopped',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export type RefusalDetails = Readonly<
  Record<string, string | number | readonly (string | number)[]>
>

/** A move or call the user made and cannot have. Nothing has changed when it is thrown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
