import { RULESETS } from '../../shared/rulesets/index.ts'
import { openStore, type Store } from '../store/store.ts'
import type { TestProgram } from './program.ts'

/** Works on a family's store with its program closed, as the command line does; then starts it again. */
export async function offline<T>(program: TestProgram, work: (store: Store) => T): Promise<T> {
  await program.stop()
  const found = openStore(program.dataDir, RULESETS)
  if (found.state !== 'open') throw new Error('the store does not open')
  try {
    return work(found.store)
  } finally {
    found.store.close()
    program.start()
  }
}
