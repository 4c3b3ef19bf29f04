import { RELEASE_MS, saveFile } from './saveFile.ts'

/** A PDF's bytes from how they came over the wire. */
export function parseBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

const blobOf = (bytes: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([bytes], { type: 'application/pdf' })

/** Hands the file to the browser to keep. */
export const savePdf = (bytes: Uint8Array<ArrayBuffer>, name: string): void =>
  saveFile(blobOf(bytes), name)

let frame: HTMLIFrameElement | undefined

/**
 * Opens the system's print dialog with the PDF itself. Never with the page or a canvas: both are
 * scaled, and the millimetres are lost.
 */
export function printPdf(bytes: Uint8Array<ArrayBuffer>): void {
  frame?.remove()
  const address = URL.createObjectURL(blobOf(bytes))
  const printed = document.createElement('iframe')
  printed.className = 'printed'
  printed.tabIndex = -1
  printed.ariaHidden = 'true'
  printed.src = address
  printed.onload = () => printed.contentWindow?.print()
  document.body.append(printed)
  frame = printed
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS)
}
