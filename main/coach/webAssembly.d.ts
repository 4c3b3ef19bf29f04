/** As much of WebAssembly as the coach uses: TypeScript has it only among the browser's types. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
    readonly [Symbol.toStringTag]: 'WebAssembly.Module'
  }
  class Memory {
    constructor(size: { initial: number })
    readonly buffer: ArrayBuffer
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } })
    readonly exports: Record<string, unknown>
  }
}
