import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

interface Environment {
  readonly platform: string
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Where the games lie unless the user says otherwise; the same for both shells. */
export function dataFolder({ platform, home, env }: Environment): string {
  if (platform === 'win32')
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Yatzyblokka')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Yatzyblokka')
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'yatzyblokka')
}

/** What may be lost: the browser's profile, one for each data folder. */
export function cacheFolder({ platform, home, env }: Environment, dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)
  if (platform === 'win32')
    return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Yatzyblokka', name)
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'Yatzyblokka', name)
  return join(env['XDG_CACHE_HOME'] || join(home, '.cache'), 'yatzyblokka', name)
}
