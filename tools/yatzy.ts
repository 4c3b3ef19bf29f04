import { makeKernel } from './kernel.ts'

// In a checkout the coach's kernel may not have been compiled yet; it takes two seconds, once.
if (['solve', 'advise', 'simulate'].includes(process.argv[2] ?? '')) await makeKernel()
await import('../main/cli.ts')
