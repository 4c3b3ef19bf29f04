import { runCli } from '../main/cli.ts'
import { fonts } from './fonts.ts'

process.exitCode = await runCli(process.argv.slice(2), {
  // npm runs scripts in the project's folder and tells here where the user stood.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  fonts,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
})
