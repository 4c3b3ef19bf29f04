import { parentPort, workerData } from 'node:worker_threads'
import { makeStates } from '../../shared/coach/states.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { CoachMessage, CoachRequest } from './coachThread.ts'
import { solveBest } from './solveBest.ts'

// A second of reckoning: not on the thread that serves the window.
const { ruleset } = workerData as CoachRequest // what coachThread.ts sends
const tell = (message: CoachMessage, moved: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved)

const states = makeStates(RULESETS[ruleset])
const values =
  states &&
  solveBest(states, {
    onLayer: (done, of) => {
      tell({ kind: 'progress', done, of })
      return undefined
    },
  })
if (values === undefined) throw new Error(`the coach cannot solve ${ruleset}`)
tell({ kind: 'solved', values }, [values.buffer as ArrayBuffer]) // made here, shared with nobody
