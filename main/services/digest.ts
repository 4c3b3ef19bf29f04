import { createHash } from 'node:crypto'

/** What tells one text from another, in both families alike. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)
