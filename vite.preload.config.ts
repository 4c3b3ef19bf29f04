import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: 'main/preload.ts',
    outDir: 'dist/preload',
    emptyOutDir: true,
    copyPublicDir: false,
    // A sandboxed preload is CommonJS, and all in one file.
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs' },
    },
  },
})
