import { execFileSync } from 'node:child_process'
import { appendFileSync, statfsSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder a disk of its own, which only root can have.
 * @returns what takes it away again; undefined where it cannot be had
 */
export function mountSmallDisk(folder: string, kB: number): (() => void) | undefined {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${kB}k`, 'none', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return () => execFileSync('umount', [folder])
  } catch {
    return undefined
  }
}

/** Fills the disk that a file is to lie on with it, but for so many bytes of room. */
export function fillDisk(file: string, room = 0): void {
  const { bavail, bsize } = statfsSync(dirname(file))
  try {
    appendFileSync(file, Buffer.alloc(bavail * bsize))
    for (;;) appendFileSync(file, Buffer.alloc(bsize))
  } catch {
    // There is no room left.
  }
  if (room > 0) truncateSync(file, Math.max(0, statSync(file).size - room))
}
