import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { defineConfig } from 'vite'
import { KERNEL, makeKernel } from './tools/kernel.ts'

/** Each becomes a file of its own in dist/main, beside the chunks they share. */
const ENTRIES = {
  browser: 'main/browser/main.ts',
  electron: 'main/electron.ts',
  cli: 'main/cli.ts',
  // A thread starts from a file: it must lie beside whatever chunk starts it.
  backupWorker: 'main/store/backupWorker.ts',
  coachWorker: 'main/coach/coachWorker.ts',
  chanceWorker: 'main/coach/chanceWorker.ts',
  statisticsWorker: 'main/store/statisticsWorker.ts',
  importWorker: 'main/services/importWorker.ts',
}

const FONTS = ['400Regular/OpenSans_400Regular.ttf', '700Bold/OpenSans_700Bold.ttf']

/** The typeface of the printed block lies beside the program. */
const copyFonts = {
  name: 'copy-fonts',
  writeBundle() {
    const { resolve } = createRequire(import.meta.url)
    mkdirSync('dist/main/fonts', { recursive: true })
    for (const font of FONTS)
      copyFileSync(
        resolve(`@expo-google-fonts/open-sans/${font}`),
        `dist/main/fonts/${basename(font)}`,
      )
  },
}

/** The coach's WebAssembly lies beside the worker that loads it. */
const copyKernel = {
  name: 'copy-kernel',
  async writeBundle() {
    await makeKernel()
    copyFileSync(KERNEL, 'dist/main/kernel.wasm')
  },
}

export default defineConfig({
  plugins: [copyFonts, copyKernel],
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
