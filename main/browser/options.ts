import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TERMINAL, unknownOption } from './terminal.ts'

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
      serve: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'positional') return { wrong: unknownOption(token.value) }
    if (token.kind !== 'option') continue
    if (token.name === 'data') {
      // The next option is no folder: «--data --serve» was meant otherwise.
      if (!token.value || (token.value.startsWith('-') && !token.inlineValue))
        return { wrong: TERMINAL.noFolder }
    } else if (!['serve', 'help'].includes(token.name) || token.value !== undefined)
      return { wrong: unknownOption(token.rawName) }
  }
  return {
    dataDir: typeof values.data === 'string' ? resolve(values.data) : undefined,
    serve: values.serve === true,
    help: values.help === true,
  }
}

/** The data folder among options that are partly Electron's own. */
export function findDataOption(argv: readonly string[]): string | undefined {
  const options = { data: { type: 'string' } } as const
  const { data } = parseArgs({ args: [...argv], strict: false, options }).values
  return typeof data === 'string' && data !== '' ? resolve(data) : undefined
}
