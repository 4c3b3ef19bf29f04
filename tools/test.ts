import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { installTestTools } from './testTools.ts'

/*
 * Everything that must hold, in one command: types, lint, format, build, unit tests, end to end.
 * A step that fails does not keep the others from running; the last line counts them all.
 */

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  /** An npm script. */
  readonly script: string
  readonly args?: readonly string[]
  /** Reads the step's own report; without one the step counts as a single test. */
  readonly count?: () => Count | undefined
}

const RESULTS = 'test-results'

const STEPS: readonly Step[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'build', script: 'build' },
  {
    name: 'unit',
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
    count: () => unitCount(`${RESULTS}/unit.json`),
  },
  { name: 'end to end', script: 'e2e', count: () => endToEndCount(`${RESULTS}/e2e.json`) },
]

process.chdir(resolve(import.meta.dirname, '..'))
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
installTestTools()

const total = { passed: 0, failed: 0 }
for (const step of STEPS) {
  const started = Date.now()
  const ok = await run(step)
  const { passed, failed } = counted(step, ok)
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`— ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s\n`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function run({ script, args = [] }: Step): Promise<boolean> {
  const command = ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const child = spawn('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}

/** A step that ended badly counts at least one failure, whatever its report says. */
function counted(step: Step, ok: boolean): Count {
  const count = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

function unitCount(file: string): Count | undefined {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  } // vitest's own report
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function endToEndCount(file: string): Count | undefined {
  if (!existsSync(file)) return undefined
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  } // Playwright's own report
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
