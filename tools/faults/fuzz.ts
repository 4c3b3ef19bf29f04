import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Loss } from './loss.ts'

/**
 * Tries every property of hostile input so many times as often as a run of all tests does.
 * @throws Loss where one does not hold; vitest has said which, with its seed
 */
export async function runFuzz(times: number): Promise<string[]> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '.fuzz.property']
  const child = spawn(process.execPath, vitest, {
    stdio: 'inherit',
    env: { ...process.env, YATZYBLOKKA_FUZZ: String(times) },
  })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Loss('a property does not hold')
  return [`hostile input: every property ${times} times as often as in npm test, and held`]
}
