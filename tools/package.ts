import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from './build.ts'
import { makeIcons } from './icons.ts'

/*
 * The packages of this very system, in dist/packages: electron-builder.yml says which.
 *
 *   npm run package [-- electron-builder's own options, such as --dir]
 */
process.chdir(resolve(import.meta.dirname, '..'))
if (!(await build())) process.exit(1)
makeIcons('assets/icon.svg', 'dist/icons')
const builder = 'node_modules/electron-builder/cli.js'
const { status } = spawnSync(
  process.execPath,
  [builder, '--publish', 'never', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
