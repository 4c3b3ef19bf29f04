import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

const SOURCES = ['renderer/**/*.*', 'shared/**/*.*', 'main/**/*.*', 'assets/**/*.*', 'package.json']
const CONFIGS = ['vite.renderer.config.ts', 'vite.main.config.ts', 'vite.preload.config.ts']
const BUILT = ['dist/renderer/index.html', 'dist/main/browser.js', 'dist/preload/preload.cjs']

/** Whether the built program is missing or older than what it is made of. */
export function isBuildStale(): boolean {
  if (!BUILT.every((file) => existsSync(file))) return true
  const built = Math.min(...BUILT.map(changed))
  const sources = globSync([...SOURCES, ...CONFIGS], { exclude: ['**/*.test.ts'] })
  return sources.some((file) => changed(file) > built)
}

const changed = (file: string): number => statSync(file).mtimeMs

/** Builds all parts at once, saying nothing unless something is wrong. @returns whether all is well */
export async function build(): Promise<boolean> {
  const configs = CONFIGS.filter((config) => existsSync(config))
  return (await Promise.all(configs.map(buildQuietly))).every(Boolean)
}

function buildQuietly(config: string): Promise<boolean> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', config, '--logLevel', 'error']
  const child = spawn(process.execPath, vite, { stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
