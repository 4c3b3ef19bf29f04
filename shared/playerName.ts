import { Refusal } from './refusal.ts'

/** Letters in the longest name the family may give somebody. */
export const NAME_LENGTH = 40

/**
 * A name as it is kept: NFC, trimmed, single spaces.
 * @throws Refusal nameEmpty, nameTooLong
 */
export function parseName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (name === '') throw new Refusal('nameEmpty')
  if ([...name].length > NAME_LENGTH) throw new Refusal('nameTooLong', { max: NAME_LENGTH })
  return name
}

/** A name as it is compared: two names with one key are the same name. */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFC')
}
