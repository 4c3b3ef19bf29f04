import { parentPort, workerData } from 'node:worker_threads'
import { makeStatesData, statesFrom } from '../../shared/coach/states.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { CoachMessage, CoachRequest } from './coachThread.ts'
import { solveBest } from './solveBest.ts'

// A second of reckoning: not on the thread that serves the window.
const { ruleset } = workerData as CoachRequest // what coachThread.ts sends
const tell = (message: CoachMessage): void => parentPort?.postMessage(message)

const data = makeStatesData(RULESETS[ruleset])
const values =
  data &&
  solveBest(statesFrom(RULESETS[ruleset], data), {
    onLayer: (done, of) => {
      tell({ kind: 'progress', done, of })
      return undefined
    },
  })
if (data === undefined || values === undefined) throw new Error(`the coach cannot solve ${ruleset}`)
const shared = new Float64Array(new SharedArrayBuffer(values.byteLength))
shared.set(values)
tell({ kind: 'solved', data, values: shared })
