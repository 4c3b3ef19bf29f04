import { Refusal } from './refusal.ts'

/** Letters in the longest name the family may give somebody. */
export const NAME_LENGTH = 40

/**
 * Halves of letters, which no file can hold, and marks that turn the direction of what stands beside
 * the name or take no room; those that join emojis or letters stay.
 */
const UNWANTED = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
/** Something of a name can be seen, or nobody knows who it is. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/**
 * A name as it is kept: NFC, trimmed, single spaces.
 * @throws Refusal nameEmpty, nameTooLong
 */
export function parseName(text: string): string {
  const name = text
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (!VISIBLE.test(name)) throw new Refusal('nameEmpty')
  if ([...name].length > NAME_LENGTH) throw new Refusal('nameTooLong', { max: NAME_LENGTH })
  return name
}

/** A name as it is compared: two names with one key are the same name. */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFC')
}
