import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findDataOption, parseOptions } from './options.ts'
import { TERMINAL, unknownOption } from './terminal.ts'

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
  [['--dta', 'x'], unknownOption('--dta')],
  [['spill'], unknownOption('spill')],
  [['--serve', '-x'], unknownOption('-x')],
  [['--serve=ja'], unknownOption('--serve')],
  [['--no-serve'], unknownOption('--no-serve')],
  [['--data'], TERMINAL.noFolder],
  [['--data='], TERMINAL.noFolder],
  [['--data', '--serve'], TERMINAL.noFolder],
])('%j is none', (argv, sentence) => {
  expect(parseOptions(argv)).toEqual({ wrong: sentence })
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
