import { fetchElectron } from './electronRuntime.ts'

const LIMIT_MS = 15 * 60_000

process.chdir(`${import.meta.dirname}/..`)
const isThere = await fetchElectron(LIMIT_MS, 'inherit')
console.log(isThere ? 'Electron er hentet.' : 'Electron lot seg ikke hente.')
process.exitCode = isThere ? 0 : 1
