import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

/** Only what the built renderer has. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
}

/** Nothing from anywhere but the program itself; blobs only for a PDF that is printed. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html app-worker',
].join('; ')

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The files change with every build; a stale window would speak another contract.
  'Cache-Control': 'no-cache',
}

/** @returns what answers a request for one of the renderer's files, and 404 for all else */
export function makeRespond(
  rendererDir: string | undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...HEADERS, Allow: 'GET, HEAD' } })
    const file = rendererDir && fileFor(rendererDir, new URL(request.url).pathname)
    const type = file && TYPES[extname(file)]
    const bytes = type && (await readFile(file).catch(() => undefined))
    if (!bytes) return new Response('Not found', { status: 404, headers: HEADERS })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...HEADERS, 'Content-Type': type },
    })
  }
}

/** @returns undefined for a path that leaves the folder */
function fileFor(folder: string, pathname: string): string | undefined {
  const path = decoded(pathname === '/' ? '/index.html' : pathname)
  if (path === undefined || path.includes('\0') || path.includes('\\')) return undefined
  const file = normalize(join(folder, path))
  return file.startsWith(normalize(folder) + sep) ? file : undefined
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
