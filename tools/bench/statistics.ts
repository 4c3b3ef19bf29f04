import { connect, spawnProgram } from '../servedProgram.ts'
import { PAGE, withBrowser } from './browser.ts'
import { CIRCLES, type CircleName, folderOf } from './circles.ts'
import { type Figure, type Measure, quantile } from './figure.ts'
import { timed, withBackend } from './game.ts'
import { clickToPainted } from './painted.ts'

const TIMES: Readonly<Record<CircleName, number>> = { family: 20, club: 5 }
const TARGETS: Readonly<Record<CircleName, number>> = { family: 50, club: 3000 }
const LINK = 'a[href="#/statistikk"]'
const SECTION = '[data-statistic]'
const LOADS = 7

/** The statistics page as it is asked for, and in the family's case as it is painted. */
export const measureStatistics: Measure = async () => {
  const figures: Figure[] = []
  for (const name of CIRCLES) figures.push(...(await asked(name)))
  return [...figures, ...(await painted())]
}

/** One call from the question to its answer, with what passes between the threads. */
function asked(name: CircleName): Promise<Figure[]> {
  return withBackend(folderOf(name), async (call) => {
    const { call: timedCall, times } = timed(call)
    const filter = { ruleset: 'nordic' }
    let games = 0
    const before = process.cpuUsage()
    for (let n = 0; n < TIMES[name]; n++)
      games = (await timedCall('statistics.page', { filter })).games
    const { user, system } = process.cpuUsage(before)
    const [first = NaN, ...later] = times
    const how = `${games} nordic games of a generated ${name}, ${TIMES[name]} times`
    return [
      {
        name: `statistics of a ${name}, median`,
        target: TARGETS[name],
        value: quantile(later, 0.5),
        unit: 'ms',
        how,
      },
      { name: '… the first time', value: first, unit: 'ms', how: 'with the start of its thread' },
      {
        name: '… processor time, mean',
        value: (user + system) / 1000 / TIMES[name],
        unit: 'ms',
        how: 'of all threads: what it takes where nothing else runs',
      },
    ]
  })
}

/** From the click on the link to the frame that shows the figures. */
function painted(): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const program = await connect(spawnProgram(folderOf('family')))
    try {
      const page = await browser.newPage(PAGE)
      await page.goto(program.address)
      const link = page.locator(LINK).first()
      await page.getByRole('heading', { level: 1 }).waitFor()
      if ((await link.count()) === 0) return []
      const times: number[] = []
      for (let n = 0; n < LOADS; n++) {
        times.push(await clickToPainted(page, LINK, SECTION))
        await page.locator('a[href="#/"]').first().click()
        await page.locator(SECTION).first().waitFor({ state: 'detached' })
      }
      const how = `median of ${LOADS} clicks, in the page`
      return [
        { name: 'statistics painted', target: 200, value: quantile(times, 0.5), unit: 'ms', how },
        { name: '… the first time', value: times[0] ?? NaN, unit: 'ms' },
      ]
    } finally {
      await program.stop()
    }
  })
}
