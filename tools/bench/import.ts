import { mkdirSync, statSync } from 'node:fs'
import { importGames } from '../../main/services/importGames.ts'
import { readLines } from '../../main/services/readLines.ts'
import { openStore } from '../../main/store/store.ts'
import { SYSTEM } from '../../main/system.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { writeLines } from '../generate/write.ts'
import { CIRCLES, circleOf, type CircleName, fileOf } from './circles.ts'
import type { Figure, Measure } from './figure.ts'
import { withFolder } from './game.ts'

/** A whole family's, then a club's file into an empty database; every log is checked move by move. */
export const measureImport: Measure = async () => {
  const figures: Figure[] = []
  for (const name of CIRCLES) figures.push(await imported(name))
  return figures
}

function imported(name: CircleName): Promise<Figure> {
  const file = fileOf(name, () => {
    const { circle, chance } = circleOf(name)
    return writeLines(circle, chance)
  })
  return withFolder((dataDir) => {
    mkdirSync(dataDir, { recursive: true })
    const found = openStore(dataDir, RULESETS)
    if (found.state !== 'open') throw new Error(found.state)
    const started = performance.now()
    let told = 0
    const { added } = importGames(readLines(file), {
      store: found.store,
      rulesets: RULESETS,
      now: SYSTEM.now,
      onProgress: () => (told += 1),
    })
    const seconds = (performance.now() - started) / 1000
    found.store.close()
    const megabytes = Math.round(statSync(file).size / 1e6)
    const how = `${added} games, ${megabytes} MB, progress told ${told} times`
    return Promise.resolve({ name: `import of a ${name}`, value: seconds, unit: 's', how })
  })
}
