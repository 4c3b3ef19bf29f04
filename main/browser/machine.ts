import { homedir } from 'node:os'

/** What the program must know of where it runs. */
export interface Machine {
  readonly platform: string
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  home: homedir(),
  env: process.env,
})

/** Whether a window can be opened. Windows and macOS always have a display. */
export function hasDisplay({ platform, env }: Machine): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}
