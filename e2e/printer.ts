import type { Page } from '@playwright/test'

/** What `catchPrint` leaves in the page. */
interface Printer {
  readonly printed: Promise<number[]>
}

/**
 * Takes the print dialog's place until the page is loaded anew. The page gets an empty document
 * instead of the PDF: Playwright 1.65 throws outside of any test when a frame of Chromium's own
 * PDF viewer comes and goes between two of its events, and behind the dialog a browser without a
 * screen does nothing more.
 *
 * @returns waits until something is printed, and gives the file
 */
export async function catchPrint(page: Page): Promise<() => Promise<Buffer>> {
  await page.addInitScript(() => {
    window.print = () => parent.dispatchEvent(new Event('printed'))
  })
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL)
    const printed = new Promise<Blob>((resolve) => {
      URL.createObjectURL = (file: Blob) => {
        addEventListener('printed', () => resolve(file))
        return make(new Blob([], { type: 'text/html' }))
      }
    })
    const bytes = printed.then(async (file) => [...new Uint8Array(await file.arrayBuffer())])
    Object.assign(window, { printed: bytes } satisfies Printer)
  })
  return async () => Buffer.from(await page.evaluate(() => (window as unknown as Printer).printed)) // put there above
}
