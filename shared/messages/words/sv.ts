import { makeFormat } from '../format.ts'

const { number } = makeFormat('sv')

const FACES = ['etta', 'tvåa', 'trea', 'fyra', 'femma', 'sexa'] as const

export const faceName = (die: number): string => FACES[die - 1] ?? String(die)
export const throwsLeft = (n: number): string => `${n} kast kvar`
export const points = (n: number): string => `${number(n)} poäng`
export const games = (n: number): string => `${number(n)} spel`
export const andExtra = (n: number): string => (n === 0 ? '' : ` och fick ${number(n)} extra`)
