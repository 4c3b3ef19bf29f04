import { connect, type ServedProgram, spawnProgram } from '../servedProgram.ts'
import { withBrowser } from './browser.ts'
import { folderOf } from './circles.ts'
import { type Figure, type Measure, quantile } from './figure.ts'
import { type Call, playWholeGame, timed } from './game.ts'
import { residentBytes } from './memory.ts'
import { medianStart } from './start.ts'

const LOOKS = 7
/** Games on a page of «Alle spill». */
const LIMIT = 50

/** A club's hundred thousand games in daily use: no slower than a family's few. */
export const measureClub: Measure = async () => {
  const dataDir = folderOf('club')
  const start = await withBrowser((browser) => medianStart(browser, dataDir))
  const program = await connect(spawnProgram(dataDir))
  try {
    const how = 'on the database of a generated club, 100,000 games'
    return [
      { name: 'club: start to usable window', target: 1500, value: start.usable, unit: 'ms', how },
      ...(await played(program)),
      ...(await looked(program.call)),
      ...(await exported(program)),
      { name: 'club: memory of Node', value: residentBytes(program.pid) / 1e6, unit: 'MB' },
    ]
  } finally {
    await program.stop()
  }
}

async function played(program: ServedProgram): Promise<Figure[]> {
  const { call, times } = timed(program.call)
  await playWholeGame(call)
  const how = `${times.length} commands of a game of three, over HTTP`
  return [
    { name: 'club: command, median', target: 5, value: quantile(times, 0.5), unit: 'ms', how },
    { name: 'club: command, 95 %', value: quantile(times, 0.95), unit: 'ms', how },
  ]
}

async function looked(call: Call): Promise<Figure[]> {
  const list = (offset: number, filter = {}) => call('games.list', { filter, offset, limit: LIMIT })
  const { count } = await list(0)
  const [player] = await call('players.list', {})
  const players = { ids: [player?.id ?? 0], exactly: false }
  const looks = {
    'the start page': () => call('games.overview', {}),
    '«Alle spill»': () => list(0),
    '«Alle spill», the oldest': () => list(count - LIMIT),
    '«Alle spill» of a player': () => list(0, { players }),
  }
  const figures: Figure[] = []
  for (const [name, look] of Object.entries(looks)) {
    const value = await medianOf(look)
    figures.push({ name: `club: ${name}`, value, unit: 'ms', how: `median of ${LOOKS}` })
  }
  return figures
}

async function medianOf(look: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < LOOKS; n++) times.push(await msOf(look))
  return quantile(times, 0.5)
}

/** All games as a file, alone; then again while a game is played. */
async function exported(program: ServedProgram): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of [
    ['JSON Lines', '/export/games'],
    ['CSV', '/export/table?language=nb'],
  ] as const) {
    let bytes = 0
    const value = (await msOf(async () => (bytes = await program.download(path)))) / 1000
    const how = `${Math.round(bytes / 1e6)} MB`
    figures.push({ name: `club: export as ${name}`, value, unit: 's', how })
  }
  return [...figures, await playedMeanwhile(program)]
}

async function playedMeanwhile(program: ServedProgram): Promise<Figure> {
  const { call, times } = timed(program.call)
  let isOver = false
  const sent = program.download('/export/games').finally(() => (isOver = true))
  while (!isOver) await playWholeGame(call)
  await sent
  const how = `95 % ${quantile(times, 0.95).toFixed(1)} ms, of ${times.length}`
  return { name: 'club: command during an export', value: quantile(times, 0.5), unit: 'ms', how }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
