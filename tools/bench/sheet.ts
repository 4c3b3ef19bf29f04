import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPress } from '../../main/sheet/draw.ts'
import { layout } from '../../main/sheet/layout.ts'
import { makePdf } from '../../main/sheet/makePdf.ts'
import { fillOptions } from '../../main/sheet/options.ts'
import type { GivenOptions } from '../../shared/sheetOptions.ts'
import { RULESETS } from '../../shared/rulesets/index.ts'
import { fonts } from '../../main/sheet/fonts.ts'

export interface Figure {
  readonly name: string
  readonly value: string
  readonly target?: string
}

const NOW = new Date('2026-01-01T00:00:00Z')
const RUNS = 7

const orderOf = (given: GivenOptions) => {
  const options = fillOptions({ perSheet: 1, ...given })
  return { ruleset: RULESETS[options.ruleset], options, today: '2026-01-01' }
}

/** @param program the command that takes `print …`, as the built program or `node tools/yatzy.ts` */
export async function sheetFigures(program: readonly string[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-bench-'))
  try {
    return [
      ...processFigures(program, folder),
      await inProcess('100 A4 pages, in the process', { sheets: 100 }),
      await inProcess('1 tagged A4 page, in the process', { sheets: 1 }),
      ...reportLab(folder),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function processFigures(program: readonly string[], folder: string): Figure[] {
  const pad = (sheets: number) => {
    const out = join(folder, `${sheets}.pdf`)
    const args = ['print', '--per-sheet', '1', '--sheets', `${sheets}`, '--now', '2026-01-01']
    const runs = repeat(() => timed([...program, ...args, '--out', out]))
    return { ...runs, size: statSync(out).size }
  }
  const hundred = pad(100)
  const many = pad(500)
  return [
    {
      name: '100 A4 pages, whole process',
      value: `${seconds(hundred)}, ${kilobytes(hundred.size)}`,
      target: '0.30 s, 100 kB',
    },
    {
      name: '500 A4 sheets, whole process',
      value: `${seconds(many)}, ${kilobytes(many.size)}, ${Math.round(many.memory / 1024)} MB`,
      target: '1.00 s, 250 MB',
    },
  ]
}

interface Run {
  /** Milliseconds on the clock, and of the processor: the latter holds on a busy machine too. */
  readonly clock: number
  readonly processor: number
  /** Kilobytes. */
  readonly memory: number
}

const AT_EXIT =
  'process.on("exit",()=>{const u=process.resourceUsage();' +
  'process.stderr.write(JSON.stringify([u.userCPUTime+u.systemCPUTime,u.maxRSS]))})'

function timed([command = '', ...args]: readonly string[]): Run {
  const started = performance.now()
  const observer = `--import=data:text/javascript,${encodeURIComponent(AT_EXIT)}`
  const { status, stderr } = spawnSync(command, [observer, ...args], { encoding: 'utf8' })
  const clock = performance.now() - started
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  const [processor = 0, memory = 0] = JSON.parse(stderr) as number[]
  return { clock, processor: processor / 1000, memory }
}

function repeat(run: () => Run): Run {
  const runs = Array.from({ length: RUNS }, run)
  const median = (pick: (run: Run) => number) =>
    runs.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return {
    clock: median((r) => r.clock),
    processor: median((r) => r.processor),
    memory: median((r) => r.memory),
  }
}

async function inProcess(name: string, given: GivenOptions): Promise<Figure> {
  const times: number[] = []
  let size = 0
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now()
    size = (await makePdf(orderOf(given), NOW, fonts)).bytes.length
    times.push(performance.now() - started)
  }
  const median = times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return { name, value: `${Math.round(median)} ms, ${kilobytes(size)}` }
}

/** The very same lines and letters, a hundred times, by ReportLab with a form XObject. */
function reportLab(folder: string): Figure[] {
  const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, NOW)
  const [page] = layout(orderOf({ sheets: 100 }), type).pages
  const out = join(folder, 'reportlab.pdf')
  const faces = ['400Regular/OpenSans_400Regular.ttf', '700Bold/OpenSans_700Bold.ttf']
  const paths = faces.map(
    (face) => new URL(import.meta.resolve(`@expo-google-fonts/open-sans/${face}`)).pathname,
  )
  const script = new URL('./reportlab_pad.py', import.meta.url).pathname
  const name = '100 A4 pages by ReportLab, whole process'
  // Debian's packages belong to Debian's Python, whatever other Python stands first in the path.
  const python = ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import reportlab']).status === 0,
  )
  if (python === undefined)
    return [{ name, value: 'not installed (sudo apt-get install -y python3-reportlab)' }]
  const input = JSON.stringify(page)
  const runs: number[] = []
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now()
    const { status, stderr } = spawnSync(python, [script, out, ...paths], { input })
    if (status !== 0) throw new Error(stderr.toString())
    runs.push(performance.now() - started)
  }
  const median = runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return [{ name, value: `${(median / 1000).toFixed(2)} s, ${kilobytes(statSync(out).size)}` }]
}

const seconds = ({ clock, processor }: Run): string =>
  `${(clock / 1000).toFixed(2)} s (${(processor / 1000).toFixed(2)} s of processor)`
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const program = process.argv.length > 2 ? process.argv.slice(2) : ['tools/yatzy.ts']
  for (const { name, value, target } of await sheetFigures([process.execPath, ...program]))
    console.log(`${name}: ${value}${target === undefined ? '' : ` (target ${target})`}`)
}
