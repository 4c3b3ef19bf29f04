import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { answerQuestion } from './statisticsAnswer.ts'
import type { Asked, Told } from './statisticsThread.ts'

// A club's games take seconds to read and reckon: not on the thread that serves the window.
const database = new BetterSqlite3(workerData as string, { readonly: true }) // what statisticsThread.ts sends

parentPort?.on('message', (message: Asked | 'close') => {
  if (message === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  const { id, question } = message
  const tell = (told: Told): void => parentPort?.postMessage(told)
  try {
    tell({ id, view: answerQuestion(database, question) })
  } catch (error) {
    tell({ id, error })
  }
})
