/** From a figure to a place on the picture. */
export type Scale = (value: number) => number

export type Domain = readonly [low: number, high: number]

export function linear([low, high]: Domain, [from, to]: Domain): Scale {
  const perUnit = high === low ? 0 : (to - from) / (high - low)
  return (value) => from + (value - low) * perUnit
}

/** The least domain with all of these, and a little room on both sides. */
export function domainOf(values: readonly (number | undefined)[], room = 0.06): Domain {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return [0, 1]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const more = (high - low || Math.abs(high) || 1) * room
  return [low - more, high + more]
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round figures inside the domain, about so many. */
export function ticks([low, high]: Domain, about = 5): number[] {
  const raw = (high - low) / about
  if (!(raw > 0)) return [low]
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = (STEPS.find((step) => step * power >= raw) ?? 10) * power
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // A product is rounder than a sum: 3 × 0.1 would drift.
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}
