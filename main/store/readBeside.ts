import { existsSync } from 'node:fs'
import { checkFile, openToRead } from './open.ts'
import { preparePlayers } from './players.ts'
import { answerQuestion, type AnswerTo, type Question } from './statisticsAnswer.ts'
import { databaseFile } from './store.ts'

export interface Reader {
  /** Who has a name (`nameKey`) now: whom that player is merged into, if anybody. */
  playerNamed(key: string): number | undefined
  ask<Q extends Question>(question: Q): AnswerTo<Q>
}

/**
 * Reads a data folder's games, also while the program is open: nothing is locked and nothing written.
 * @returns undefined where there is no database
 * @throws Damage when it is broken, not ours or another than when it was closed
 * @throws Refusal databaseNewer
 */
export function readBeside<T>(dataDir: string, read: (reader: Reader) => T): T | undefined {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return undefined
  checkFile(file)
  const database = openToRead(file)
  try {
    const players = preparePlayers(database)
    return read({
      playerNamed: (key) => players.present(players.byKey(key)?.id ?? 0)?.id,
      // The answer is the view the question is about.
      ask: <Q extends Question>(question: Q) => answerQuestion(database, question) as AnswerTo<Q>,
    })
  } finally {
    database.close()
  }
}
