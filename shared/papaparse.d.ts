/*
 * What we use of papaparse. The types from DefinitelyTyped bring Node's with them, and this folder
 * knows no Node.
 */
declare module 'papaparse' {
  const papa: {
    unparse(
      rows: readonly (readonly string[])[],
      config: {
        readonly delimiter: string
        readonly newline: string
        readonly escapeFormulae: RegExp
      },
    ): string
    /** For tests: what another program reads. */
    parse(text: string, config: { readonly delimiter: string }): { readonly data: string[][] }
  }
  export default papa
}
