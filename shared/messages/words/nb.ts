import { makeFormat } from '../format.ts'

const { number } = makeFormat('nb')

const FACES = ['ener', 'toer', 'treer', 'firer', 'femmer', 'sekser'] as const

/** Pieces of sentences that more than one topic says. */
export const faceName = (die: number): string => FACES[die - 1] ?? String(die)
export const throwsLeft = (n: number): string => `${n} kast igjen`
export const points = (n: number): string => `${number(n)} poeng`
export const games = (n: number): string => `${number(n)} spill`
export const andExtra = (n: number): string => (n === 0 ? '' : ` og fikk ${number(n)} ekstra`)
