import { makeFormat } from '../format.ts'

const { number, plural } = makeFormat('en')

const FACES = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export const faceName = (die: number): string => FACES[die - 1] ?? String(die)
export const rolls = (n: number): string => `${n} ${plural(n, { one: 'roll', other: 'rolls' })}`
export const throwsLeft = (n: number): string => `${rolls(n)} left`
export const points = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'point', other: 'points' })}`
export const games = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'game', other: 'games' })}`
export const andExtra = (n: number): string => (n === 0 ? '' : ` and got ${number(n)} extra`)
