import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TERMINAL } from './terminal.ts'

export interface StartOptions {
  /** Undefined for the usual place. */
  readonly dataDir: string | undefined
  /** Print an address and open nothing. */
  readonly serve: boolean
  readonly help: boolean
}

/** @returns a sentence for options the program doesn't know */
export function parseOptions(argv: readonly string[]): StartOptions | { readonly wrong: string } {
  const { tokens, values } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: {
      data: { type: 'string' },
      serve: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { data, serve, help } = values
  for (const token of tokens) {
    if (token.kind === 'positional') return { wrong: TERMINAL.unknownOption(token.value) }
    if (token.kind === 'option' && !['data', 'serve', 'help'].includes(token.name))
      return { wrong: TERMINAL.unknownOption(token.rawName) }
  }
  if (data === true || data === '') return { wrong: TERMINAL.noFolder }
  return {
    dataDir: typeof data === 'string' ? resolve(data) : undefined,
    serve: serve === true,
    help: help === true,
  }
}
