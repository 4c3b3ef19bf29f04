import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'renderer',
  publicDir: '../assets',
  plugins: [svelte()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // The content security policy allows no inlined file and no inlined script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
