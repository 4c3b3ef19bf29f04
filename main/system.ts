import { randomInt, randomUUID } from 'node:crypto'
import { isDie } from '../shared/dice.ts'
import type { BackendOptions } from './backend.ts'

/** Chance and the clock of a real program; tests bring their own. */
export const SYSTEM = {
  throwDie: () => {
    const die = randomInt(1, 7)
    if (!isDie(die)) throw new Error('randomInt left its range')
    return die
  },
  now: () => new Date(),
  newId: randomUUID,
} satisfies Pick<BackendOptions, 'throwDie' | 'now' | 'newId'>
