import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['shared/**/*.test.ts', 'main/**/*.test.ts', 'tools/**/*.test.ts'],
    clearMocks: false,
    globalSetup: 'tools/kernel.setup.ts',
  },
})
