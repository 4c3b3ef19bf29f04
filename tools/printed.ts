import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A finished PDF seen with the eyes of other programs: poppler and qpdf. */
export interface PrintedFile {
  readonly path: string
  close(): void
}

export function printedFile(bytes: Uint8Array): PrintedFile {
  const folder = mkdtempSync(join(tmpdir(), 'yatzyblokka-'))
  const path = join(folder, 'sheet.pdf')
  writeFileSync(path, bytes)
  return { path, close: () => rmSync(folder, { recursive: true }) }
}

const INSTALL = 'sudo apt-get install -y poppler-utils qpdf'

/** @throws Error with the command that installs a tool that is missing, or with what the tool says */
export function run(tool: string, args: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { maxBuffer: 1 << 28 })
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error(`${tool} is not installed. This installs it: ${INSTALL}`)
  if (error) throw error
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

export interface Word {
  readonly page: number
  readonly text: string
  /** Millimetres. */
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

const MM = 25.4 / 72
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function words({ path }: PrintedFile): Word[] {
  const html = run('pdftotext', ['-bbox', path, '-']).toString()
  return html.split('<page ').flatMap((part, page) =>
    [
      ...part.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g),
    ].map(([, x1, y1, x2, y2, text]) => ({
      page: page - 1,
      text: (text ?? '').replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all),
      x1: Number(x1) * MM,
      y1: Number(y1) * MM,
      x2: Number(x2) * MM,
      y2: Number(y2) * MM,
    })),
  )
}

export interface Inside {
  readonly mediaBoxes: readonly (readonly number[])[]
  /** Every line width of every page that the file sets, in points. */
  readonly lineWidths: readonly number[]
  /** The colour operators of its pages. */
  readonly colours: readonly string[]
  readonly text: string
}

/** What the file says itself, its streams opened by qpdf. */
export function inside({ path }: PrintedFile): Inside {
  const text = run('qpdf', ['--qdf', '--object-streams=disable', path, '-']).toString('latin1')
  const content = text.split('\n')
  const numbers = (line: string) => line.trim().split(/\s+/).map(Number)
  return {
    mediaBoxes: [...text.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => numbers(box ?? '')),
    lineWidths: [...new Set(content.filter((l) => /^[\d.]+ w$/.test(l)).map(parseFloat))].sort(),
    colours: [...new Set(content.filter((l) => /^[\d. ]+ (g|G|rg|RG|k|K|cs|CS|scn|SCN)$/.test(l)))],
    text,
  }
}

export interface Picture {
  readonly width: number
  readonly height: number
  /** Three bytes a pixel, or one where it is gray. */
  readonly pixels: Uint8Array
}

export function render({ path }: PrintedFile, page: number, dpi: number, gray = false): Picture {
  const args = ['-r', `${dpi}`, '-f', `${page}`, '-l', `${page}`, ...(gray ? ['-gray'] : []), path]
  const file = run('pdftoppm', args)
  const header = /^P[56]\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1'))
  if (header === null) throw new Error('pdftoppm wrote no picture')
  const [all, width, height] = header
  return { width: Number(width), height: Number(height), pixels: file.subarray(all.length) }
}

export const readBytes = (path: string): Uint8Array => readFileSync(path)
