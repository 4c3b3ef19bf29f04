import { type Die, isDie } from '../dice.ts'

/** A number from 0 up to, not including, 1. */
export type Random = () => number

/**
 * Numbers that follow from a seed: xoshiro128** (Blackman and Vigna, 2018), its state filled by
 * splitmix32. For simulations; the dice on the table are never thrown with it.
 * @param seed a whole number; its lowest 32 bits count
 */
export function seededRandom(seed: number): Random {
  const [a, b, c, d] = splitmix(seed)
  const s = new Uint32Array([a, b, c, d])
  return () => {
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = s
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0
    s[1] = s1 ^ (s2 ^ s0)
    s[0] = s0 ^ (s3 ^ s1)
    s[2] = s2 ^ s0 ^ (s1 << 9)
    s[3] = rotate(s3 ^ s1, 11)
    return result / 2 ** 32
  }
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function splitmix(seed: number): [number, number, number, number] {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
  return [next(), next(), next(), next()]
}

export function throwDieWith(random: Random): Die {
  const die = 1 + Math.floor(6 * random())
  if (!isDie(die)) throw new Error(`a die cannot show ${die}`)
  return die
}
