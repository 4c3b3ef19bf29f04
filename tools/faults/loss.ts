/** What was acknowledged is not there, or something is that nobody asked for. */
export class Loss extends Error {
  override readonly name = 'Loss'
}

/** @throws Loss */
export function must(condition: unknown, otherwise: string): asserts condition {
  if (condition !== true) throw new Loss(otherwise)
}
