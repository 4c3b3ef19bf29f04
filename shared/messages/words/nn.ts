import { makeFormat } from '../format.ts'

const { number } = makeFormat('nn')

const FACES = ['einar', 'toar', 'trear', 'firar', 'femmar', 'seksar'] as const

export const faceName = (die: number): string => FACES[die - 1] ?? String(die)
export const throwsLeft = (n: number): string => `${n} kast att`
export const points = (n: number): string => `${number(n)} poeng`
export const games = (n: number): string => `${number(n)} spel`
export const andExtra = (n: number): string => (n === 0 ? '' : ` og fekk ${number(n)} ekstra`)
