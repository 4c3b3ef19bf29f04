import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fonts } from '../main/sheet/fonts.ts'
import { makePdf } from '../main/sheet/makePdf.ts'
import { fillOptions } from '../main/sheet/options.ts'
import { RULESETS } from '../shared/rulesets/index.ts'
import type { GivenOptions } from '../shared/sheetOptions.ts'

/*
 * Pictures of printed blocks for the README, by poppler's pdftoppm:
 *
 *   npm run look:blocks -- docs/pictures
 */
const [folder = 'test-results/look'] = process.argv.slice(2)
const BLOCKS: Readonly<Record<string, GivenOptions>> = {
  'block-nordic': { ruleset: 'nordic' },
  'block-forced': { ruleset: 'nordicForced', perSheet: 4 },
  'block-american': { ruleset: 'american', perSheet: 1, hints: 'full' },
  'block-large': { ruleset: 'nordic', large: true },
}
const DOTS_PER_INCH = '72'

process.chdir(resolve(import.meta.dirname, '..'))
mkdirSync(folder, { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'yatzyblokka-look-'))
for (const [name, given] of Object.entries(BLOCKS)) {
  const options = fillOptions({ sheets: 1, ...given })
  const order = { ruleset: RULESETS[options.ruleset], options, today: '2026-01-01' }
  const { bytes } = await makePdf(order, new Date('2026-01-01T00:00:00Z'), fonts)
  const file = join(scratch, `${name}.pdf`)
  writeFileSync(file, bytes)
  const picture = ['-r', DOTS_PER_INCH, '-png', '-gray', '-singlefile', file, join(folder, name)]
  if (spawnSync('pdftoppm', picture, { stdio: 'inherit' }).status !== 0) process.exitCode = 1
}
rmSync(scratch, { recursive: true })
