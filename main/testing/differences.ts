/**
 * Where two values are not the same, but for the last digits of numbers that were reckoned in another
 * order; what is undefined may be missing.
 */
export function differences(actual: unknown, expected: unknown, path = 'it'): string[] {
  if (typeof actual === 'number' && typeof expected === 'number') {
    if (Math.abs(actual - expected) <= 1e-8 * Math.max(1, Math.abs(expected))) return []
  } else if (isObject(actual) && isObject(expected)) {
    const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])]
    return keys.flatMap((key) => differences(actual[key], expected[key], `${path}.${key}`))
  } else if (Object.is(actual, expected)) return []
  return [`${path}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
