import { type Measure, quantile } from './figure.ts'
import { playWholeGame, timed, withBackend, withFolder } from './game.ts'

const GAMES = 3

/** One command through the backend, with its commit on the disk before the answer. */
export const measureCommand: Measure = () =>
  withFolder((dataDir) =>
    withBackend(dataDir, async (call) => {
      const { call: timedCall, times } = timed(call)
      for (let n = 0; n < GAMES; n++) await playWholeGame(timedCall)
      const how = `${times.length} commands of ${GAMES} games of three, in this process`
      return [
        {
          name: 'command with its commit, median',
          target: 5,
          value: quantile(times, 0.5),
          unit: 'ms',
          how,
        },
        { name: 'command with its commit, 95 %', value: quantile(times, 0.95), unit: 'ms', how },
      ]
    }),
  )
