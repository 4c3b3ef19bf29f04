import { join } from 'node:path'

/**
 * What the window's page may: nothing but draw, and ask through the bridge of the preload.
 * @param built the folder of the built program
 */
export const webPreferences = (built: string) => ({
  preload: join(built, 'preload', 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  spellcheck: false,
  plugins: true, // a PDF that is printed is shown by Chromium's own viewer
})
