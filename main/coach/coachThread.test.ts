import { afterEach, expect, test } from 'vitest'
import { expectedScore } from '../../shared/coach/advise.ts'
import { type Coach, createCoach } from './coachThread.ts'

const open: Coach[] = []
const coach = (): Coach => {
  const made = createCoach()
  open.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

test('a table is worked out when it is first asked for, with progress, and then known', async () => {
  const one = coach()
  expect(one.known('nordicForced')).toBeUndefined()
  const told: [number, number][] = []
  const table = await one.table('nordicForced', (done, of) => told.push([done, of]))
  if (table === undefined) throw new Error('the coach knows this game')
  expect(expectedScore(table, {})).toBeCloseTo(150.216796511, 6)
  expect(told.at(-1)).toEqual([112, 112])
  expect(one.known('nordicForced')).toBe(table)
  expect(await one.table('nordicForced')).toBe(table)
}, 60_000)

test('who asks meanwhile waits for the same; another game comes after it', async () => {
  const one = coach()
  const [a, b, c] = await Promise.all([
    one.table('nordicForced'),
    one.table('nordicForced'),
    one.table('american'),
  ])
  expect(a).toBe(b)
  expect(c && expectedScore(c, {})).toBeCloseTo(254.587728734, 6)
}, 60_000)

test('what is cancelled is answered with nothing, and can be asked for again', async () => {
  const one = coach()
  const first = one.table('nordic')
  await one.cancel('nordic')
  expect(await first).toBeUndefined()
  expect(one.known('nordic')).toBeUndefined()
  expect(await one.table('nordicForced')).toBeDefined()
}, 60_000)

test('closing ends the worker, at once, and answers whoever waits', async () => {
  const one = coach()
  const running = one.table('nordic')
  const waiting = one.table('american')
  await one.close()
  expect(await Promise.all([running, waiting])).toEqual([undefined, undefined])
  expect(await one.table('nordicForced')).toBeUndefined()
}, 60_000)
