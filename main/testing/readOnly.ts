import { execFileSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'

/**
 * Lets nobody write to a file or a folder. Root writes where it likes, but for what is mounted
 * read-only.
 * @returns what undoes it, undefined where it cannot be done
 */
export function makeReadOnly(path: string): (() => void) | undefined {
  if (process.getuid?.() !== 0) {
    const { mode } = statSync(path)
    chmodSync(path, mode & ~0o222)
    return () => chmodSync(path, mode)
  }
  try {
    execFileSync('mount', ['--bind', path, path], { stdio: 'ignore' })
    execFileSync('mount', ['-o', 'remount,ro,bind', path], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return () => execFileSync('umount', [path])
}
