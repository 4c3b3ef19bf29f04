import { existsSync } from 'node:fs'
import { defineConfig } from 'vite'

/** Each becomes a file of its own in dist/main, beside the chunks they share. */
const ENTRIES = {
  browser: 'main/browser/main.ts',
  electron: 'main/electron.ts',
  cli: 'main/cli.ts',
  // A thread starts from a file: it must lie beside whatever chunk starts it.
  backupWorker: 'main/store/backupWorker.ts',
}

export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/main',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      external: ['electron', 'better-sqlite3'],
      input: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(file))),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
