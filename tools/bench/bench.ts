import { resolve } from 'node:path'
import { build, isBuildStale } from '../build.ts'
import { measureCoach } from './coach.ts'
import { measureClub } from './club.ts'
import { measureCommand } from './command.ts'
import type { Figure, Measure } from './figure.ts'
import { measureImport } from './import.ts'
import { measureMemory } from './memory.ts'
import { measurePainted } from './painted.ts'
import { measureSheets } from './sheet.ts'
import { measureSize } from './size.ts'
import { measureSolving } from './solving.ts'
import { measureStart } from './start.ts'
import { measureStatistics } from './statistics.ts'

/*
 * How fast, how large: every figure side by side, on the built program, beside its target.
 *
 *   npm run bench -- [PART …]
 *
 * The first time the parts that ask for a club make one, which takes minutes.
 */
const PARTS: Readonly<Record<string, Measure>> = {
  start: measureStart,
  painted: measurePainted,
  command: measureCommand,
  memory: measureMemory,
  size: measureSize,
  sheets: measureSheets,
  statistics: measureStatistics,
  club: measureClub,
  import: measureImport,
  coach: measureCoach,
  solving: measureSolving,
}

const asked = process.argv.slice(2)
const unknown = asked.find((part) => !Object.hasOwn(PARTS, part))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

process.chdir(resolve(import.meta.dirname, '../..'))
if (isBuildStale() && !(await build())) process.exit(1)

const figures: Figure[] = []
for (const [part, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(part)) figures.push(...(await measure()))

const shown = (value: number, unit: string): string =>
  `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
const lines = figures.map(({ name, target, value, unit, how = '' }) => [
  name,
  target === undefined ? '' : `< ${target} ${unit}`,
  shown(value, unit),
  target === undefined || value < target ? '' : 'missed',
  how,
])
const all = [['figure', 'target', 'value', '', 'how'], ...lines]
const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...all.map((line) => line[i]?.length ?? 0)))
for (const line of all)
  console.log(
    line
      .map((cell, i) => (i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
