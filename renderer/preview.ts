import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Trusted Types, which TypeScript's own types of the DOM don't have yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): URL }
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The one script a worker of ours may run. */
const policy = trustedTypes?.createPolicy('app-worker', {
  createScriptURL(url) {
    if (url !== workerAddress) throw new TypeError('no other worker')
    return url
  },
})

GlobalWorkerOptions.workerPort = new Worker(
  policy?.createScriptURL(workerAddress) ?? workerAddress,
  { type: 'module' },
)

/**
 * Draws the first page of a PDF.
 * @param width of the page, in CSS pixels
 * @returns the drawing, in device pixels
 */
export async function drawPage(
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
): Promise<HTMLCanvasElement> {
  const loading = getDocument({ data: bytes })
  try {
    const page = await (await loading.promise).getPage(1)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: (width / natural.width) * devicePixelRatio })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    return canvas
  } finally {
    await loading.destroy()
  }
}
