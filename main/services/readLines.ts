import { closeSync, openSync, readSync } from 'node:fs'
import { Refusal } from '../../shared/refusal.ts'

const CHUNK_BYTES = 65_536
/** A line longer than this is no game: the longest has some tens of kilobytes. */
const LONGEST_BYTES = 1_000_000

/**
 * A file's lines, one at a time, however large the file is.
 * @param onRead called with the number of bytes read so far
 * @throws Refusal importTooLong with the number of a line over 1 MB
 */
export function* readLines(
  file: string,
  onRead: (bytes: number) => void = () => undefined,
): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    let rest = Buffer.alloc(0)
    let n = 1
    let bytes = 0
    for (let size = read(); size > 0; size = read()) {
      onRead((bytes += size))
      let text = Buffer.concat([rest, chunk.subarray(0, size)])
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        yield makeLine(text.subarray(0, end), n)
        n += 1
        text = text.subarray(end + 1)
      }
      checkLength(text, n)
      rest = Buffer.from(text)
    }
    if (rest.length > 0) yield makeLine(rest, n)

    function read(): number {
      return readSync(descriptor, chunk, 0, CHUNK_BYTES, null)
    }
  } finally {
    closeSync(descriptor)
  }
}

function makeLine(bytes: Buffer, n: number): string {
  checkLength(bytes, n)
  return bytes
    .toString('utf8')
    .replace(/\r$/, '')
    .replace(/^\uFEFF/, '')
}

function checkLength({ length }: Buffer, n: number): void {
  if (length > LONGEST_BYTES) throw new Refusal('importTooLong', { n })
}
