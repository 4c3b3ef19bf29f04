import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { extractAll, listPackage, statFile } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESS, enter, startProgram } from '../main/browser/testing/program.ts'
import { build, isBuildStale } from './build.ts'
import { makeIcons } from './icons.ts'
import { makeUpElectron } from './madeUpElectron.ts'
import { words } from './printed.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PREBUILDS = 'node_modules/better-sqlite3/prebuilds'
/** Long enough for a busy machine. */
const PACK_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
const unpacked = join(
  folder,
  'packages',
  process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`,
)
const archive = join(unpacked, 'resources', 'app.asar')
/** The program as the package has it, where plain Node can read it; far from our node_modules. */
const extracted = join(folder, 'extracted')

afterAll(() => rmSync(folder, { recursive: true }))

// electron-builder packs for Linux on Linux; for the others .github/workflows/packages.yml does it.
describe.skipIf(process.platform !== 'linux')('the package', () => {
  beforeAll(async () => {
    if (isBuildStale() && !(await build())) throw new Error('the program can’t be built')
    makeUpElectron(join(folder, 'electron'))
    const builder = join(ROOT, 'node_modules', 'electron-builder', 'cli.js')
    const options = [
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${join(folder, 'packages')}`,
    ]
    execFileSync(process.execPath, [builder, '--linux', 'dir', '--publish', 'never', ...options], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    extractAll(archive, extracted)
  }, PACK_MS)

  /** The files in the archive, as seen from its top. */
  const files = (): string[] =>
    listPackage(archive, { isPack: false })
      .map((path) => path.slice(1))
      .filter((path) => !('files' in statFile(archive, path)))

  const inPackage = (path: string): boolean => path.startsWith('node_modules/')

  test('has what was built, its licence and its name, and no source or anything else of ours', () => {
    const built = ['main', 'preload', 'renderer'].flatMap((part) => filesIn(`dist/${part}`))
    expect(
      files()
        .filter((path) => !inPackage(path))
        .sort(),
    ).toEqual([...built, 'LICENSE', 'package.json'].sort())
  })

  test.each([
    ...['dist/main/electron.js', 'dist/main/cli.js', 'dist/main/backupWorker.js'],
    ...['dist/main/coachWorker.js', 'dist/main/kernel.wasm'],
    ...['dist/main/fonts/OpenSans_400Regular.ttf', 'dist/main/fonts/OpenSans_700Bold.ttf'],
    ...['dist/preload/preload.cjs', 'dist/renderer/index.html'],
  ])('has %s', (path) => {
    expect(files()).toContain(path)
  })

  test('has one package beside the bundle, with one binary: this system’s, in a file of its own', () => {
    const packages = files().filter(inPackage)
    expect(new Set(packages.map((path) => path.split('/')[1]))).toEqual(new Set(['better-sqlite3']))
    const binaries = [`${PREBUILDS}/linux-${process.arch}.node`]
    expect(files().filter((path) => path.endsWith('.node'))).toEqual(binaries)
    expect(filesIn(`${archive}.unpacked`)).toEqual(
      binaries.map((path) => join(`${archive}.unpacked`, path)),
    )
    expect(packages.filter((path) => /\.(ts|[ch]pp|c|gypi?|map)$/.test(path))).toEqual([])
  })

  test('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'yatzyblokka'))
    const state = (fuse: FuseV1Options) => wire[fuse]
    const { ENABLE, DISABLE } = FuseState
    expect({
      runAsNode: state(FuseV1Options.RunAsNode),
      nodeOptions: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: state(FuseV1Options.EnableNodeCliInspectArguments),
      integrity: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
    }).toEqual({
      runAsNode: DISABLE,
      nodeOptions: DISABLE,
      inspect: DISABLE,
      integrity: ENABLE,
      onlyAsar: ENABLE,
    })
  })

  test('keeps Chromium’s words in our languages alone', () => {
    expect(readdirSync(join(unpacked, 'locales'))).toEqual(['nb.pak'])
  })

  test('prints a block', () => {
    const path = join(folder, 'blokk.pdf')
    const cli = join(extracted, 'dist', 'main', 'cli.js')
    execFileSync(process.execPath, [cli, 'print', '--out', path], { cwd: folder })
    const texts = words({ path, close: () => undefined }).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Enere', 'Yatzy', 'Totalsum']))
  })

  test('solves a game', () => {
    const cli = join(extracted, 'dist', 'main', 'cli.js')
    const args = [cli, 'solve', '--variant', 'american']
    const told = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    expect(told).toMatch(/^american: 254[.,]5877 /)
  })

  test('keeps a game, and backs it up on a thread of its own', async () => {
    const dataDir = join(folder, 'Åse Ærø', 'blåbær')
    const file = join(extracted, 'dist', 'main', 'browser.js')
    const program = startProgram({ file, remove: () => undefined }, ['--serve', '--data', dataDir])
    const [address] = await program.printed(ADDRESS)
    const page = await enter(address)
    expect(await page.call('players.add', { name: 'Ida' })).toMatchObject({ value: { id: 1 } })
    const game = { ruleset: 'nordic', mode: 'screen', players: [1], first: 'listed' }
    expect(await page.call('games.begin', game)).toMatchObject({ ok: true })
    expect(await page.call('data.backup', {})).toMatchObject({ value: { games: 1 } })
    program.process.kill('SIGTERM')
    expect((await program.ended).code).toBe(0)
  })
})

describe('the icon', () => {
  const icons = join(folder, 'icons')
  beforeAll(() => makeIcons(join(ROOT, 'assets', 'icon.svg'), icons))
  const read = (name: string): Buffer => readFileSync(join(icons, name))

  test.each([16, 32, 48, 64, 128, 256, 512, 1024])('is drawn at %i pixels', (size) => {
    const png = read(`set/${size}x${size}.png`)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      size,
      size,
    ])
  })

  test('has six pictures for Windows, the largest of 256 pixels', () => {
    const ico = read('icon.ico')
    const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
      const at = 6 + 16 * i
      const offset = ico.readUInt32LE(at + 12)
      return ico.subarray(offset, offset + ico.readUInt32LE(at + 8))
    })
    expect(pictures).toEqual([16, 32, 48, 64, 128, 256].map((n) => read(`set/${n}x${n}.png`)))
  })

  test('has pictures for macOS that fill the file', () => {
    const icns = read('icon.icns')
    expect(icns.toString('latin1', 0, 4)).toBe('icns')
    expect(icns.readUInt32BE(4)).toBe(icns.length)
    const types: string[] = []
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      types.push(icns.toString('latin1', at, at + 4))
    expect(types).toEqual(['ic07', 'ic08', 'ic09', 'ic10'])
  })
})

/** Every file in a folder, with the folder's own path before it. */
function filesIn(path: string): string[] {
  return readdirSync(resolve(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, entry.parentPath.slice(resolve(ROOT, path).length), entry.name))
}
