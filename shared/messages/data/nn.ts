import { type DataMessages, dataNb } from './nb.ts'

export const dataNn: DataMessages = dataNb
