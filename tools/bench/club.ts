import { connect, spawnProgram } from '../servedProgram.ts'
import { withBrowser } from './browser.ts'
import { folderOf } from './circles.ts'
import { type Measure, quantile } from './figure.ts'
import { playWholeGame, timed } from './game.ts'
import { residentBytes } from './memory.ts'
import { medianStart } from './start.ts'

/** Start and play on a club's hundred thousand games: no slower than on a family's few. */
export const measureClub: Measure = async () => {
  const dataDir = folderOf('club')
  const start = await withBrowser((browser) => medianStart(browser, dataDir))
  const program = await connect(spawnProgram(dataDir))
  try {
    const { call, times } = timed(program.call)
    await playWholeGame(call)
    const list = timed(program.call)
    for (let n = 0; n < 5; n++) {
      await list.call('games.overview', {})
      await list.call('games.list', { filter: {}, offset: 0, limit: 50 })
    }
    const how = 'on the database of a generated club, 100,000 games'
    return [
      { name: 'club: start to usable window', target: 1500, value: start.usable, unit: 'ms', how },
      {
        name: 'club: command over HTTP, median',
        target: 5,
        value: quantile(times, 0.5),
        unit: 'ms',
      },
      {
        name: 'club: start page or list of games, slowest',
        value: quantile(list.times, 1),
        unit: 'ms',
      },
      { name: 'club: memory of Node', value: residentBytes(program.pid) / 1e6, unit: 'MB' },
    ]
  } finally {
    await program.stop()
  }
}
