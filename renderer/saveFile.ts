/** As long as a download or a print dialog may still be reading the bytes. */
export const RELEASE_MS = 60_000

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS)
}
