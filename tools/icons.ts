import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** Pixels. 256 is the most a Windows icon has. */
const SIZES = [16, 32, 48, 64, 128, 256, 512, 1024] as const
/** Apple's names for PNG pictures of these sizes. */
const MAC_TYPES = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' } as const

interface Icon {
  readonly size: number
  /** A PNG file. */
  readonly png: Buffer
}

/** Draws the program's icon in every size and form a package wants it. */
export function makeIcons(svgFile: string, folder: string): void {
  const svg = readFileSync(svgFile)
  const icons = SIZES.map((size) => ({ size, png: draw(svg, size) }))
  mkdirSync(`${folder}/set`, { recursive: true })
  for (const { size, png } of icons) writeFileSync(`${folder}/set/${size}x${size}.png`, png)
  writeFileSync(`${folder}/icon.ico`, icoFile(icons.filter(({ size }) => size <= 256)))
  writeFileSync(`${folder}/icon.icns`, icnsFile(icons))
}

const draw = (svg: Buffer, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

const ICO_HEADER = 6
const ICO_ENTRY = 16

/** A header, an entry for each picture, then the pictures: PNG, as Windows reads since Vista. */
function icoFile(icons: readonly Icon[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * icons.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.length, 4)
  let offset = head.length
  for (const [i, { size, png }] of icons.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * i
    head.writeUInt8(size % 256, at) // 256 is written as 0
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)])
}

/** Chunks of a type, a length and a picture, in one chunk around them. */
function icnsFile(icons: readonly Icon[]): Buffer {
  const pictures = Object.entries(MAC_TYPES).map(([size, type]) =>
    icnsChunk(type, icons.find((icon) => `${icon.size}` === size)?.png ?? Buffer.alloc(0)),
  )
  return icnsChunk('icns', Buffer.concat(pictures))
}

function icnsChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}
