/**
 * How often a property is tried: a few times in a run of all tests, as many times more as
 * `npm run faults -- fuzz TIMES` asks for.
 */
export const runs = (few: number): number => few * Number(process.env['YATZYBLOKKA_FUZZ'] ?? 1)

/** Milliseconds for a test of so many seconds, and as many times more. */
export const time = (seconds: number): number => runs(seconds * 1000)
