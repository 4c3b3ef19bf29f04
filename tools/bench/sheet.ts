import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fonts } from '../../main/sheet/fonts.ts'
import { makePdf } from '../../main/sheet/makePdf.ts'
import { fillOptions } from '../../main/sheet/options.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import type { GivenOptions } from '../../shared/sheetOptions.ts'
import { type Figure, type Measure, quantile } from './figure.ts'
import { reportLab } from './reportLab.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const RUNS = 7
const PROGRAM = [process.execPath, 'dist/main/cli.js'] as const

/** Pads of blocks: the built program as a whole process, its work alone, and another's beside it. */
export const measureSheets: Measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-bench-'))
  try {
    return [
      ...wholeProcess(folder, 100, { ms: 300, kB: 100 }),
      ...wholeProcess(folder, 500, { ms: 1000, MB: 250 }),
      await inProcess('100 A4 pages, the work alone', { sheets: 100 }),
      await inProcess('1 tagged A4 page, the work alone', { sheets: 1 }),
      ...reportLab(folder, orderOf({ sheets: 100 }), RUNS),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const orderOf = (given: GivenOptions) => {
  const options = fillOptions({ perSheet: 1, ...given })
  return { ruleset: RULESETS[options.ruleset], options, today: '2026-01-01' }
}

type Targets = Partial<Record<Figure['unit'], number>>

function wholeProcess(folder: string, sheets: number, targets: Targets): Figure[] {
  const out = join(folder, `${sheets}.pdf`)
  const pad = ['print', '--per-sheet', '1', '--sheets', `${sheets}`, '--now', '2026-01-01']
  const runs = Array.from({ length: RUNS }, () => timed([...PROGRAM, ...pad, '--out', out]))
  const values = {
    ms: quantile(
      runs.map(({ clock }) => clock),
      0.5,
    ),
    kB: statSync(out).size / 1000,
    MB: Math.max(...runs.map(({ memory }) => memory)) / 1000,
  }
  return (['ms', 'kB', 'MB'] as const).map((unit) => {
    const target = targets[unit]
    return {
      name: `${sheets} A4 sheets, whole process`,
      value: values[unit],
      unit,
      ...(target !== undefined && { target }),
    }
  })
}

const AT_EXIT =
  'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))'

/** Milliseconds on the clock, and the most memory in kilobytes. */
function timed([command = '', ...args]: readonly string[]): { clock: number; memory: number } {
  const observer = `--import=data:text/javascript,${encodeURIComponent(AT_EXIT)}`
  const started = performance.now()
  const { status, stderr } = spawnSync(command, [observer, ...args], { encoding: 'utf8' })
  const clock = performance.now() - started
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return { clock, memory: Number(stderr) }
}

async function inProcess(name: string, given: GivenOptions): Promise<Figure> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now()
    await makePdf(orderOf(given), NOW, fonts)
    times.push(performance.now() - started)
  }
  return { name, value: quantile(times, 0.5), unit: 'ms' }
}
