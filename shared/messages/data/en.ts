import { type DataMessages, dataNb } from './nb.ts'

export const dataEn: DataMessages = dataNb
