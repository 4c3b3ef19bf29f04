import { randomBytes } from 'node:crypto'
import { isSame } from './guard.ts'

/** 256 bits that fit in an address and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What an address carries to be exchanged for the cookie. */
export interface Tickets {
  /** For a browser's command line, which other users can read: good until somebody uses it. */
  once(): string
  /** For an address that is printed: good as long as the program runs. */
  lasting(): string
  /** Whether the ticket is good; uses it up where it is for once. */
  take(ticket: string): boolean
}

export function makeTickets(newSecret: () => string): Tickets {
  const unused = new Set<string>()
  let printed: string | undefined
  return {
    once() {
      const ticket = newSecret()
      unused.add(ticket)
      return ticket
    },
    lasting: () => (printed ??= newSecret()),
    take(ticket) {
      const found = [...unused].find((good) => isSame(ticket, good))
      if (found !== undefined) return unused.delete(found)
      return printed !== undefined && isSame(ticket, printed)
    },
  }
}
