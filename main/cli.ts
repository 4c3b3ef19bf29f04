import { enableCompileCache } from 'node:module'
import { thisMachine } from './browser/machine.ts'
import { dataFolder } from './dataFolder.ts'

// Loading the program is most of the time a short command takes: compile it once for all runs.
enableCompileCache()
const { runCli } = await import('./commands/run.ts')

process.exitCode = await runCli(process.argv.slice(2), {
  // npm runs scripts in the project's folder and tells here where the user stood.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  dataDir: dataFolder(thisMachine()),
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
})
