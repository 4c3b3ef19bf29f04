import { type DataMessages, dataNb } from './nb.ts'

export const dataSv: DataMessages = dataNb
