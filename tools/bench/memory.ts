import { readFileSync } from 'node:fs'
import { connect, spawnProgram } from '../servedProgram.ts'
import { type Measure, quantile } from './figure.ts'
import { playWholeGame, timed, withFolder } from './game.ts'

/** The Node side of the built program after a whole game that was played over its HTTP calls. */
export const measureMemory: Measure = () =>
  withFolder(async (dataDir) => {
    const program = await connect(spawnProgram(dataDir))
    try {
      const before = residentBytes(program.pid)
      const { call, times } = timed(program.call)
      await playWholeGame(call)
      return [
        {
          name: 'memory of Node after a game',
          target: 120,
          value: residentBytes(program.pid) / 1e6,
          unit: 'MB',
          how: `VmRSS of dist/main/browser.js; ${Math.round(before / 1e6)} MB when it was ready`,
        },
        {
          name: 'command over HTTP, median',
          value: quantile(times, 0.5),
          unit: 'ms',
          how: 'as a page calls it',
        },
      ]
    } finally {
      await program.stop()
    }
  })

/** What a process has in memory now. Linux tells; elsewhere there is no figure. */
export const residentBytes = (pid: number): number => statusBytes(pid, 'VmRSS')

/** The most that it has had. */
export const peakBytes = (pid: number): number => statusBytes(pid, 'VmHWM')

function statusBytes(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return NaN
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
  return Number(kilobytes) * 1024
}
