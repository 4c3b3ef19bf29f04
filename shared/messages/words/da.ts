import { makeFormat } from '../format.ts'

const { number } = makeFormat('da')

const FACES = ['ener', 'toer', 'treer', 'firer', 'femmer', 'sekser'] as const

export const faceName = (die: number): string => FACES[die - 1] ?? String(die)
export const throwsLeft = (n: number): string => `${n} kast tilbage`
export const points = (n: number): string => `${number(n)} point`
export const games = (n: number): string => `${number(n)} spil`
export const andExtra = (n: number): string => (n === 0 ? '' : ` og fik ${number(n)} ekstra`)
