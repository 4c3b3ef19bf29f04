import { language } from '../language.svelte.ts'
import { saveFile } from '../saveFile.ts'
import type { Table } from './cells.ts'
import { fontStyle } from './fontStyle.ts'
import { standalone, tablePicture } from './standalone.ts'

/** A section as it is taken out of the program. */
export interface Exported {
  /** «Snitt» */
  readonly title: string
  /** The filter in words: it goes with every picture and file. */
  readonly filter: string
  readonly fileName: string
  readonly table: Table
  /** The picture; where it is no drawing, its table is drawn. */
  readonly svg: SVGSVGElement | undefined
}

export const KINDS = ['svg', 'png', 'csv'] as const
export type Kind = (typeof KINDS)[number]

export async function saveAs(kind: Kind, section: Exported): Promise<void> {
  const file = await MAKERS[kind](section)
  // A slash would be a folder, and the others are no names on Windows.
  saveFile(file, `${section.fileName.replaceAll(/[\\/:*?"<>|]/g, '-')}.${kind}`)
}

const MAKERS: Readonly<Record<Kind, (section: Exported) => Promise<Blob> | Blob>> = {
  svg: (section) => svgFile(picture(section)),
  png: (section) => pngFile(picture(section)),
  csv: csvFile,
}

function picture({ title, filter, svg, table }: Exported): SVGSVGElement {
  return standalone(svg ?? tablePicture(table), title, filter)
}

function svgFile(svg: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

/** Twice as fine as the screen, so that it bears being printed. */
const FINENESS = 2

async function pngFile(svg: SVGSVGElement): Promise<Blob> {
  svg.prepend(await fontStyle())
  const address = URL.createObjectURL(svgFile(svg))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = svg.width.baseVal.value * FINENESS
    canvas.height = svg.height.baseVal.value * FINENESS
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await blobOf(canvas)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

async function csvFile({ title, filter, table }: Exported): Promise<Blob> {
  // Most never export; the writer is loaded by those who do.
  const { makeCsv } = await import('../../shared/csv.ts')
  const body = table.rows.map((row) => row.map(({ value }) => value))
  const csv = makeCsv([[title], [filter], [], table.head, ...body], language.now)
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
