import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openPress } from '../../main/sheet/draw.ts'
import { fonts } from '../../main/sheet/fonts.ts'
import { layout } from '../../main/sheet/layout.ts'
import type { SheetOrder } from '../../main/sheet/plan.ts'
import { type Figure, quantile } from './figure.ts'

const FACES = ['400Regular/OpenSans_400Regular.ttf', '700Bold/OpenSans_700Bold.ttf']
const NAME = '100 A4 sheets by ReportLab, whole process'

/**
 * The very same lines and letters, as often, by ReportLab with a form XObject.
 * @returns nothing where ReportLab is not installed
 */
export function reportLab(folder: string, order: SheetOrder, runs: number): Figure[] {
  // Debian's packages belong to Debian's Python, whatever other Python stands first in the path.
  const python = ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import reportlab']).status === 0,
  )
  if (python === undefined) {
    console.log('ReportLab is not here to compare with: apt-get install python3-reportlab')
    return []
  }
  const { type } = openPress(fonts, { title: '', locale: 'nb-NO' }, new Date(0))
  const input = JSON.stringify(layout(order, type).pages[0])
  const paths = FACES.map(
    (face) => new URL(import.meta.resolve(`@expo-google-fonts/open-sans/${face}`)).pathname,
  )
  const out = join(folder, 'reportlab.pdf')
  const script = new URL('./reportlab_pad.py', import.meta.url).pathname
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    const { status, stderr } = spawnSync(python, [script, out, ...paths], { input })
    if (status !== 0) throw new Error(stderr.toString())
    return performance.now() - started
  })
  return [
    { name: NAME, value: quantile(times, 0.5), unit: 'ms' },
    { name: NAME, value: statSync(out).size / 1000, unit: 'kB' },
  ]
}
