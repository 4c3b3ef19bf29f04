import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A test that reads every source takes seconds on a busy machine.
    testTimeout: 30_000,
    include: ['shared/**/*.test.ts', 'main/**/*.test.ts', 'tools/**/*.test.ts'],
    clearMocks: false,
  },
})
