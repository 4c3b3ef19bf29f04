import type { Answer } from '../shared/contract.ts'

/** Where Electron's window finds the renderer: a scheme of the program's own. */
export const ORIGIN = 'app://yatzyblokka'

export const FOREIGN: Answer = { ok: false, code: 'foreignSender' }

export const isOurs = (url: string): boolean => url.startsWith(`${ORIGIN}/`)

/** Whether a call comes from the page itself: no frame in it, and nothing that came in its place. */
export const isPage = (
  frame: { readonly parent: unknown; readonly origin: string } | null,
): boolean => frame !== null && frame.parent === null && frame.origin === ORIGIN

/** Whether a request stays in the program. Chromium shows a PDF by an extension of its own. */
export const staysInside = (url: string): boolean =>
  isOurs(url) || /^(blob|data|devtools|chrome-extension):/.test(url)
