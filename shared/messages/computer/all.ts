import type { Language } from '../language.ts'
import { computerDa } from './da.ts'
import { computerEn } from './en.ts'
import { computerNb, type ComputerMessages } from './nb.ts'
import { computerNn } from './nn.ts'
import { computerSv } from './sv.ts'

export const COMPUTER_MESSAGES: Readonly<Record<Language, ComputerMessages>> = {
  nb: computerNb,
  nn: computerNn,
  en: computerEn,
  sv: computerSv,
  da: computerDa,
}
