import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCE = join(ROOT, 'main/coach/kernel/kernel.ts')
/** Outside dist/main, which every build empties. */
export const KERNEL = join(ROOT, 'dist/kernel/kernel.wasm')

/** The coach's kernel, compiled where it is missing or older than its source: some two seconds. */
export async function makeKernel(): Promise<void> {
  if (existsSync(KERNEL) && statSync(KERNEL).mtimeMs >= statSync(SOURCE).mtimeMs) return
  mkdirSync(dirname(KERNEL), { recursive: true })
  const { default: asc } = await import('assemblyscript/asc')
  const { error, stderr } = await asc.main([
    SOURCE,
    ...['--outFile', KERNEL],
    ...['--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert', '--importMemory'],
  ])
  if (error !== null) throw new Error(`the kernel does not compile:\n${stderr.toString()}`)
}
