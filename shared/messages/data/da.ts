import { type DataMessages, dataNb } from './nb.ts'

export const dataDa: DataMessages = dataNb
