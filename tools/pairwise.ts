/** One value for each name. */
export type Combination = Readonly<Record<string, unknown>>

/**
 * Combinations in which every two values of any two names meet once, where they legally can.
 * Greedy, and the same every time: each new one begins with a pair that has not met and takes
 * the values that bring most others along.
 */
export function pairwise(
  values: Readonly<Record<string, readonly unknown[]>>,
  complete: (some: Combination) => Combination | undefined,
): Combination[] {
  const open = new Map(pairsOf(values).map((pair) => [key(pair), pair]))
  const found: Combination[] = []
  for (const [id, pair] of open) {
    const best = grow(values, Object.fromEntries(pair), open, complete)
    open.delete(id)
    if (best === undefined) continue
    found.push(best)
    for (const met of pairsIn(best)) open.delete(key(met))
  }
  return found
}

type Pair = readonly [readonly [string, unknown], readonly [string, unknown]]

const key = (pair: Pair): string => JSON.stringify(pair)

function pairsOf(values: Readonly<Record<string, readonly unknown[]>>): Pair[] {
  const names = Object.keys(values)
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) =>
      (values[a] ?? []).flatMap((x) =>
        (values[b] ?? []).map((y): Pair => [
          [a, x],
          [b, y],
        ]),
      ),
    ),
  )
}

function pairsIn(combination: Combination): Pair[] {
  const entries = Object.entries(combination)
  return entries.flatMap((a, i) => entries.slice(i + 1).map((b): Pair => [a, b]))
}

function grow(
  values: Readonly<Record<string, readonly unknown[]>>,
  some: Combination,
  open: ReadonlyMap<string, Pair>,
  complete: (some: Combination) => Combination | undefined,
): Combination | undefined {
  if (complete(some) === undefined) return undefined
  let grown = some
  for (const [name, choices] of Object.entries(values)) {
    if (name in grown) continue
    const ranked = choices
      .map((value) => ({ ...grown, [name]: value }))
      .filter((next) => complete(next) !== undefined)
      .map((next) => ({ next, met: newPairs(values, next, open) }))
      .sort((a, b) => b.met - a.met)
    grown = ranked[0]?.next ?? grown
  }
  const whole = complete(grown)
  return whole && Object.fromEntries(Object.keys(values).map((name) => [name, whole[name]]))
}

function newPairs(
  values: Readonly<Record<string, readonly unknown[]>>,
  combination: Combination,
  open: ReadonlyMap<string, Pair>,
): number {
  const ordered = Object.fromEntries(
    Object.keys(values).flatMap((name) => (name in combination ? [[name, combination[name]]] : [])),
  )
  return pairsIn(ordered).filter((pair) => open.has(key(pair))).length
}
