import { existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'main/coach/kernel')
/** Outside dist/main, which every build empties. */
export const KERNEL = join(ROOT, 'dist/kernel/kernel.wasm')

/** The coach's kernel, compiled where it is missing or older than a source: some two seconds. */
export async function makeKernel(): Promise<void> {
  const sources = globSync(join(FOLDER, '*.ts'))
  if (existsSync(KERNEL) && sources.every((source) => isOlder(source, KERNEL))) return
  mkdirSync(dirname(KERNEL), { recursive: true })
  const { default: asc } = await import('assemblyscript/asc')
  // -O3 takes the first 1,024 bytes for unused. All that it makes of it is that no address wraps
  // around; the kernel has none that could, nor data of its own, and uses them.
  const { error, stderr } = await asc.main([
    join(FOLDER, 'kernel.ts'),
    ...['--outFile', KERNEL],
    ...['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert', '--importMemory'],
  ])
  if (error !== null) throw new Error(`the kernel does not compile:\n${stderr.toString()}`)
}

const isOlder = (one: string, other: string): boolean =>
  statSync(one).mtimeMs <= statSync(other).mtimeMs
