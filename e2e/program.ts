import { createBackend } from '../main/backend.ts'
import { serve } from '../main/browser/serve.ts'
import { SYSTEM } from '../main/system.ts'
import { isDie } from '../shared/dice.ts'

/*
 * The whole program with dice that fall as a test has written them, for stories that need a
 * certain end. Everything else is the program's own: the store, the calls, the pages.
 *
 *   node e2e/program.ts DATA_FOLDER RENDERER_FOLDER DICE
 */
const [dataDir = '', rendererDir = '', dice = ''] = process.argv.slice(2)
const coming = [...dice].map(Number)

const backend = createBackend({
  ...SYSTEM,
  dataDir,
  rendererDir,
  throwDie() {
    const die = coming.shift()
    if (die === undefined || !isDie(die)) throw new Error('the test has written no more dice')
    return die
  },
  log: console.error,
})
const served = await serve(backend, { log: console.error })
console.log(served.addressToPrint())

process.on('SIGTERM', async () => {
  await backend.close()
  await served.close()
})
