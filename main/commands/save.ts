import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file whole or not at all: under another name beside it, then renamed.
 * @throws the error of the file system, with nothing left behind
 */
export async function save(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
