import { enableCompileCache } from 'node:module'

// Loading the program is most of the time a short command takes: compile it once for all runs.
enableCompileCache()
const { runInTerminal } = await import('./browser/commandLine.ts')

process.exitCode = await runInTerminal(process.argv.slice(2))
