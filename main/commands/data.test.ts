import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect } from 'vitest'
import { listBackups, offeredBackups } from '../store/backups.ts'
import { unseal } from '../store/seal.ts'
import { dumpFile } from '../store/testing/dump.ts'
import { half } from '../testing/damage.ts'
import { exported, sorted } from '../testing/exchange.ts'
import { enterPaper, NORDIC } from '../testing/paper.ts'
import { TestProgram } from '../testing/program.ts'
import { type Said, saidBy } from '../testing/said.ts'
import { test as base } from '../testing/test.ts'

/** A family with one game from paper and one of totals alone, closed; another with none; a folder. */
const test = base.extend<{
  other: TestProgram
  /** Runs a command on a family's folder, from the folder where files lie. */
  cli: (program: TestProgram, ...args: string[]) => Promise<Said>
}>({
  // eslint-disable-next-line no-empty-pattern -- vitest reads the fixtures from this pattern
  other: async ({}, use) => {
    const other = new TestProgram((n) => `other-${n}`).start()
    await other.stop()
    await use(other)
    await other.remove()
  },
  cli: async ({ program }, use) => {
    await enterPaper(program, { Ida: NORDIC, Ola: NORDIC })
    await enterPaper(program, { '=1+1': { total: 250 } })
    await program.stop()
    await use(({ dataDir, now }, ...args) => saidBy(args, { cwd: program.folder, dataDir, now }))
  },
})

const fileIn = ({ folder }: TestProgram, name: string): string => join(folder, name)
/** What lies beside the data folder. */
const left = ({ folder }: TestProgram): string[] => readdirSync(folder).toSorted()

describe('games go out and in without a window', () => {
  test('into a file and from it, once', async ({ program, other, cli }) => {
    const file = fileIn(program, 'alt.jsonl')
    expect(await cli(program, 'export', '--out', 'alt.jsonl')).toEqual({
      ...{ code: 0, out: `${file}: 2 spill`, err: '' },
    })
    expect(left(program)).toEqual(['alt.jsonl', 'Åse Ærø'])
    const first = await cli(other, 'import', file)
    expect(first).toEqual({ code: 0, out: 'Nye spill: 2. Fantes fra før: 0.', err: '' })
    expect(await cli(other, 'import', 'alt.jsonl')).toMatchObject({
      out: 'Nye spill: 0. Fantes fra før: 2.',
    })
    expect(await sorted(other)).toEqual(await sorted(program))
  })

  test('on the terminal, as in the file', async ({ program, cli }) => {
    const { out } = await cli(program, 'export')
    expect(out.split('\n')).toEqual(await exported(program))
  })

  test('beside a window', async ({ program, cli }) => {
    program.start()
    expect(await cli(program, 'export', '--out', 'a')).toMatchObject({ code: 0 })
    expect(await cli(program, 'backup')).toMatchObject({ code: 0 })
  })

  test('as a table for a spreadsheet, where no name is a formula', async ({ program, cli }) => {
    await cli(program, 'export', '--csv', '--out', 'a.csv')
    const table = readFileSync(fileIn(program, 'a.csv'), 'utf8')
    expect(table).toMatch(/^\uFEFFDato;Variant;/)
    expect(table.split('\r\n')).toHaveLength(5)
    expect(table).toContain(`"'=1+1";1;250;`)
    expect(`${(await cli(program, 'export', '--csv')).out.replaceAll('\n', '\r\n')}\r\n`).toBe(
      table,
    )
  })

  test('in the place of what was here, which is kept', async ({ program, other, cli }) => {
    await cli(program, 'export', '--out', 'a')
    other.start()
    await enterPaper(other, { Kari: NORDIC })
    await other.stop()
    expect(await cli(other, 'import', 'a', '--replace')).toMatchObject({ code: 0 })
    expect(await sorted(other)).toEqual(await sorted(program))
    expect(offeredBackups(other.dataDir)).toMatchObject([{ games: 1, beforeImport: true }])
  })

  test('as a backup, once there is something to keep', async ({ program, other, cli }) => {
    expect(await cli(other, 'backup')).toEqual({
      ...{ code: 1, out: '', err: 'Det er ingen spill å ta kopi av.' },
    })
    const { code, out } = await cli(program, 'backup')
    const [kept] = listBackups(program.dataDir)
    expect({ code, out }).toEqual({ code: 0, out: `${kept?.file ?? ''}: 2 spill` })
  })

  test('of another folder', async ({ program, other, cli }) => {
    const { out } = await cli(other, 'export', '--data', program.dataDir)
    expect(out.split('\n')).toEqual(await exported(program))
  })
})

describe('a command says how it is used', () => {
  test.for([
    ['import', ['--replace', '--data', '--lang']],
    ['export', ['--out', '--csv', '--data', '--lang']],
    ['backup', ['--data', '--lang']],
  ] as const)('%s', async ([command, options], { program, cli }) => {
    const { code, out, err } = await cli(program, command, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const option of options) expect(out).toContain(option)
  })

  test.for([
    [['import'], 'Hvilken fil skal hentes inn?\nSe --help.'],
    [['import', 'a', 'b'], 'Ventet ikke «b»\nSe --help.'],
    [['import', 'a', '--merge'], 'Ukjent valg: --merge\nSe --help.'],
    [['export', 'a'], 'Ventet ikke «a»\nSe --help.'],
    [['export', '--out'], '--out mangler en verdi\nSe --help.'],
    [['export', '--csv=nb'], '--csv: «nb» kan ikke brukes'],
    [['backup', '--out', 'a'], 'Ukjent valg: --out\nSe --help.'],
  ] as const)('where it is asked for wrongly: %s', async ([args, err], { program, cli }) => {
    expect(await cli(program, ...args)).toEqual({ code: 2, out: '', err })
    expect(left(program)).toEqual(['Åse Ærø'])
  })
})

describe('nothing is changed, and a sentence says why,', () => {
  test('where there is no such file', async ({ program, cli }) => {
    const path = fileIn(program, 'nei.jsonl')
    const err = `Fant ikke ${path}. Ingenting er endret.`
    expect(await cli(program, 'import', 'nei.jsonl')).toEqual({ code: 1, out: '', err })
    mkdirSync(path)
    expect(await cli(program, 'import', 'nei.jsonl')).toEqual({ code: 1, out: '', err })
  })

  test('where no games are', async ({ program, cli }) => {
    for (const command of ['export', 'backup'])
      expect(await cli(program, command, '--data', 'tom')).toEqual({
        ...{ code: 1, out: '', err: `Det ligger ingen spill i ${fileIn(program, 'tom')}.` },
      })
    expect(left(program)).toEqual(['Åse Ærø'])
  })

  test('where the program is open', async ({ program, other, cli }) => {
    await cli(program, 'export', '--out', 'a')
    other.start()
    expect(await cli(other, 'import', 'a')).toEqual({
      ...{ code: 1, out: '' },
      err: 'Yatzyblokka er åpen. Avslutt programmet først. Ingenting er endret.',
    })
  })

  test.for(['import', 'export', 'backup'])(
    'where a newer program was: %s',
    async (command, { program, cli }) => {
      writeFileSync(fileIn(program, 'a'), '{"format":"yatzyblokka","version":1}\n')
      unseal(program.database)
      const database = new BetterSqlite3(program.database)
      database.pragma('user_version = 99')
      database.close()
      const before = readFileSync(program.database)
      const args = command === 'import' ? ['a'] : []
      expect(await cli(program, command, ...args)).toEqual({
        ...{ code: 1, out: '' },
        err: 'Spillene er lagret med en nyere utgave av Yatzyblokka. Ingenting er endret.',
      })
      expect(readFileSync(program.database).equals(before)).toBe(true)
    },
  )

  const spoilt = {
    damaged: half,
    'not as they were left': (whole: Buffer) =>
      Buffer.concat([whole.subarray(0, -1), Buffer.of(1 ^ (whole.at(-1) ?? 0))]),
  }
  test.for(
    ['export', 'backup', 'import'].flatMap((command) =>
      Object.entries(spoilt).map(([what, spoil]) => ({ command, what, spoil })),
    ),
  )('where the games are $what: $command', async ({ command, spoil }, { program, cli }) => {
    writeFileSync(fileIn(program, 'a'), '{"format":"yatzyblokka","version":1}\n')
    writeFileSync(program.database, spoil(readFileSync(program.database)))
    const args = command === 'import' ? ['a'] : []
    const { code, err } = await cli(program, command, ...args)
    expect({ code, err }).toEqual({
      code: 1,
      err: 'Fila med spillene er skadet. Start Yatzyblokka, så får du valgene. Ingenting er endret.',
    })
  })

  test('where a file cannot be written, and no half of it is left', async ({ program, cli }) => {
    mkdirSync(fileIn(program, 'mappe'))
    for (const [name, reason] of [
      ['mappe', 'EISDIR'],
      ['nei/alt.jsonl', 'ENOENT'],
    ] as const)
      expect(await cli(program, 'export', '--out', name)).toEqual({
        ...{ code: 1, out: '' },
        err: `Kan ikke skrive ${fileIn(program, name)} (${reason}). Ingenting er lagret.`,
      })
    expect(left(program)).toEqual(['mappe', 'Åse Ærø'])
    expect(readdirSync(fileIn(program, 'mappe'))).toEqual([])
  })

  const changed = (what: string | RegExp, by: string) => (text: string) => text.replace(what, by)
  test.for([
    ['of another program', () => 'Dato;Sum\n', 'Dette er ikke en fil fra Yatzyblokka.'],
    ['with nothing in it', () => '', 'Dette er ikke en fil fra Yatzyblokka.'],
    [
      'of a newer one',
      changed('"version":1', '"version":2'),
      'Fila er fra en nyere utgave av Yatzyblokka.',
    ],
    ['cut off', (text: string) => text.slice(0, 500), 'Fila er ødelagt ved linje 5.'],
    [
      'with a value no throw gives',
      changed('sixes 18', 'sixes 19'),
      'Spillet 29. november 2026, Ida: Seksere kan ikke bli 19.',
    ],
    [
      'with a hole in a card',
      changed(/\["e",0,0,"twos 4"\],/, ''),
      'Linje 5 (spillet 29. november 2026, Ida og Ola): noen mangler en rute.',
    ],
    [
      'with a date to come',
      changed('2026-11-29', '2027-01-01'),
      'Linje 5 (spillet 1. januar 2027, Ida og Ola): datoen er ikke kommet ennå.',
    ],
    [
      'with a date before 1950',
      changed('2026-11-29', '1949-12-31'),
      'Linje 5 (spillet 31. desember 1949, Ida og Ola): året må være 1950 eller senere.',
    ],
    [
      'with a name of 300 letters',
      changed('"name":"Ida"', `"name":"${'x'.repeat(300)}"`),
      /^Linje 2 \(x{40}…\): navnet er for langt\./,
    ],
    [
      'with a line over 1 MB',
      changed('\n', `\n${'x'.repeat(1_000_001)}\n`),
      'Linje 2 i fila er for lang.',
    ],
  ] as const)(
    'where the file is broken: %s',
    async ([, change, sentence], { program, other, cli }) => {
      await cli(program, 'export', '--out', 'a')
      writeFileSync(fileIn(program, 'a'), change(readFileSync(fileIn(program, 'a'), 'utf8')))
      const before = dumpFile(other.database)
      const { code, out, err } = await cli(other, 'import', 'a')
      expect({ code, out }).toEqual({ code: 1, out: '' })
      if (typeof sentence === 'string') expect(err).toBe(`${sentence} Ingenting er endret.`)
      else expect(err).toMatch(sentence)
      expect(dumpFile(other.database)).toEqual(before)
    },
  )

  test('and a file that is refused pushes no copy from before an import out', async ({
    program,
    other,
    cli,
  }) => {
    await cli(program, 'export', '--out', 'a')
    writeFileSync(fileIn(program, 'b'), readFileSync(fileIn(program, 'a'), 'utf8').slice(0, 500))
    await cli(program, 'import', 'a')
    const kept = offeredBackups(program.dataDir)
    expect(kept).toMatchObject([{ beforeImport: true }])
    for (let n = 0; n < 6; n++) expect(await cli(program, 'import', 'b')).toMatchObject({ code: 1 })
    expect(offeredBackups(program.dataDir)).toEqual(kept)
    expect(offeredBackups(other.dataDir)).toEqual([])
  })

  test('in other languages, by the line', async ({ program, other, cli }) => {
    await cli(program, 'export', '--out', 'a')
    const text = readFileSync(fileIn(program, 'a'), 'utf8')
    writeFileSync(fileIn(program, 'a'), text.slice(0, 500))
    const { err } = await cli(other, 'import', 'a', '--lang', 'en')
    expect(err).toBe('The file is broken at line 5. Nothing was changed.')
  })
})
