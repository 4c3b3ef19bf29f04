import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findDataOption, parseOptions } from './options.ts'

test.each([
  [[], { dataDir: undefined, serve: false, help: false }],
  [['--serve'], { dataDir: undefined, serve: true, help: false }],
  [['-h'], { dataDir: undefined, serve: false, help: true }],
  [['--data', 'Åse Ærø/blåbær', '--serve'], { dataDir: resolve('Åse Ærø/blåbær'), serve: true }],
  [['--data=/spill'], { dataDir: resolve('/spill') }],
  [['--data=-spill'], { dataDir: resolve('-spill') }],
])('%j', (argv, options) => {
  expect(parseOptions(argv)).toMatchObject(options)
})

test.each([
  [['--dta', 'x'], 'Ukjent valg: --dta.'],
  [['spill'], 'Ukjent valg: spill.'],
  [['--serve', '-x'], 'Ukjent valg: -x.'],
  [['--serve=ja'], 'Ukjent valg: --serve.'],
  [['--no-serve'], 'Ukjent valg: --no-serve.'],
  [['--data'], '--data trenger en mappe.'],
  [['--data='], '--data trenger en mappe.'],
  [['--data', '--serve'], '--data trenger en mappe.'],
])('%j is none', (argv, sentence) => {
  expect(parseOptions(argv)).toEqual({ wrong: expect.stringContaining(sentence) })
})

test.each([
  [['electron', '--no-sandbox', '.', '--data', 'Åse Ærø'], resolve('Åse Ærø')],
  [['electron', '.', '--data=/spill', '--ozone-platform=wayland'], '/spill'],
  [['electron', '.'], undefined],
  [['electron', '.', '--data'], undefined],
  [['electron', '.', '--data='], undefined],
])('the folder in %j', (argv, folder) => {
  expect(findDataOption(argv)).toBe(folder)
})
