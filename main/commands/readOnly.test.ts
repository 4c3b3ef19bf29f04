import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { enterPaper, NORDIC } from '../testing/paper.ts'
import { makeReadOnly } from '../testing/readOnly.ts'
import { type Said, saidBy } from '../testing/said.ts'
import { test as base } from '../testing/test.ts'

/** A family's folder that nothing can be written to, as on a stick that is locked. */
const test = base.extend<{ cli: (...args: string[]) => Promise<Said> }>({
  cli: async ({ program, skip }, use) => {
    await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    await program.stop()
    const { folder: cwd, dataDir, now } = program
    const makeWritable = makeReadOnly(dataDir) ?? skip('NOT TRIED: this folder cannot be read-only')
    await use((...args) => saidBy(args, { cwd, dataDir, now }))
    makeWritable()
  },
})

test('the games in a folder that nothing can be written to come out of it', async ({
  program,
  cli,
}) => {
  expect(await cli('export', '--out', 'alt.jsonl')).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(join(program.folder, 'alt.jsonl'), 'utf8').split('\n')).toHaveLength(5)
  expect(await cli('export', '--csv')).toMatchObject({ code: 0, err: '' })
  expect(await cli('stats', '--variant', 'nordic')).toMatchObject({ code: 0, err: '' })
})

test('what has to write there says in a sentence that it cannot', async ({ program, cli }) => {
  await cli('export', '--out', 'alt.jsonl')
  const before = readFileSync(program.database)
  const err = 'Mappa med spillene kan ikke skrives til. Ingenting er endret.'
  expect(await cli('backup')).toEqual({ code: 1, out: '', err })
  expect(await cli('import', 'alt.jsonl')).toEqual({ code: 1, out: '', err })
  expect(readFileSync(program.database)).toEqual(before)
})

test('what a killed program has left there unfinished is not passed over', async ({
  program,
  skip,
}) => {
  const { folder: cwd, dataDir, now } = program
  await enterPaper(program, { Ida: NORDIC })
  // As a kill would leave it.
  const killed = join(program.folder, 'killed')
  cpSync(dataDir, killed, { recursive: true, filter: (name) => !name.endsWith('-shm') })
  const makeWritable = makeReadOnly(killed) ?? skip('NOT TRIED: this folder cannot be read-only')
  const around = { cwd, dataDir, now }
  expect(await saidBy(['export', '--data', killed], around)).toMatchObject({
    code: 1,
    err: 'Mappa med spillene kan ikke skrives til. Ingenting er endret.',
  })
  expect(await saidBy(['stats', '--variant', 'nordic', '--data', killed], around)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Kan ikke skrive .*\.$/) as string,
  })
  makeWritable()
})
