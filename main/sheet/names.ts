import type { Type, Weight } from './display.ts'

/** Names are shrunk this far before they are cut. */
const SMALLEST = 0.7
const ELLIPSIS = '…'
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}]/u
/** Joiners, marks of direction and other letters without ink. */
const INKLESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u{fe00}-\u{fe0f}\u20e3]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

export interface CleanName {
  readonly text: string
  /** Letters the font lacks; an emoji is dropped without a word. */
  readonly missing: string
}

/** The letters of a name that can be printed. */
export function cleanName(name: string, type: Type): CleanName {
  const letters = [...name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()]
  const drawn = letters.filter((letter) => type.has(letter) && !INKLESS.test(letter))
  const missing = letters.filter(
    (letter) => !type.has(letter) && !EMOJI.test(letter) && !INKLESS.test(letter),
  )
  return {
    text: inReadingOrder(drawn.join('').replaceAll(/ +/g, ' ').trim()),
    missing: [...new Set(missing)].join(''),
  }
}

/** The font turns the letters of a word that is read from the right; the words are for us to turn. */
function inReadingOrder(text: string): string {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '')
    ? text.split(' ').reverse().join(' ')
    : text
}

export interface Room {
  readonly width: number
  readonly size: number
  /** The smallest type that may be used. */
  readonly least: number
  readonly weight: Weight
}

export interface Fitted {
  readonly text: string
  readonly size: number
  readonly cut: boolean
}

/** A text in a width: at full size, else shrunk, else cut at its end; never at its start. */
export function fit(text: string, room: Room, type: Type): Fitted {
  const { width, size, least, weight } = room
  const full = type.width(text, weight, size)
  if (full <= width) return { text, size, cut: false }
  const smallest = Math.min(size, Math.max(size * SMALLEST, least))
  const wanted = Math.floor(((size * width) / full) * 10) / 10
  if (wanted >= smallest) return { text, size: wanted, cut: false }
  return { text: cut(text, { ...room, size: smallest }, type), size: smallest, cut: true }
}

function cut(text: string, { width, size, weight }: Room, type: Type): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const start = (n: number) => letters.slice(0, n).join('').trimEnd() + ELLIPSIS
  let fits = 0
  let tooLong = letters.length
  while (tooLong - fits > 1) {
    const n = Math.floor((fits + tooLong) / 2)
    if (type.width(start(n), weight, size) <= width) fits = n
    else tooLong = n
  }
  return start(fits)
}
