/**
 * An object of the same shape as what `read` gives now, in which each text is looked up again
 * whenever it is read: whoever keeps a group of it (`const t = text.game`) keeps no words.
 */
export function follow<T extends object>(read: () => T): T {
  const live = {}
  // As they are described: what is only worked out when it is asked for is not asked for here.
  for (const [key, { value: now }] of Object.entries(Object.getOwnPropertyDescriptors(read()))) {
    const look = () => (read() as Record<string, unknown>)[key] // a key of its own
    const group = isGroup(now) ? follow(look as () => object) : undefined // what `now` was, it stays
    Object.defineProperty(live, key, { enumerable: true, get: () => group ?? look() })
  }
  return live as T // every key of `read()` was just defined
}

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
