const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/
const READ_ONLY = /^(EROFS|EACCES|EPERM|SQLITE_(READONLY|CANTOPEN)\w*)$/

/**
 * What the disk refuses, where that is what an error of SQLite's or the file system's means: somebody
 * can make room, or choose another folder.
 */
export function diskRefusal(error: unknown): 'diskFull' | 'readOnly' | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL.test(code)) return 'diskFull'
  return READ_ONLY.test(code) ? 'readOnly' : undefined
}
