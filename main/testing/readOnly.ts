import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'

/** Root writes where it likes, but for a disk that is mounted read-only. @returns what undoes it */
export function makeReadOnly(folder: string): (() => void) | undefined {
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555)
    return () => chmodSync(folder, 0o755)
  }
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' })
    execFileSync('mount', ['-o', 'remount,ro,bind', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return () => execFileSync('umount', [folder])
}
