import { makeKernel } from './kernel.ts'

/** Before any unit test: the coach's kernel, in case nothing has been built yet. */
export const setup = makeKernel
