import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A test that reads every source takes seconds on a busy machine.
    testTimeout: 30_000,
    include: ['shared/**/*.test.ts', 'main/**/*.test.ts', 'tools/**/*.test.ts'],
    clearMocks: false,
    globalSetup: 'tools/kernel.setup.ts',
    // A thread in TypeScript strips its types by Node's own WebAssembly; Node 24's V8 now and
    // then crashes where two threads replace one of its wrappers (nodejs/node#64500): let none
    // be replaced.
    // `npm run yatzy` in a checkout does the same; what is built has no types to strip.
    execArgv: ['--wasm-wrapper-tiering-budget=1000000000'],
  },
})
