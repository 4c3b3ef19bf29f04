const context = document.createElement('canvas').getContext('2d')

/** How wide a text is in the units of a picture, at this size. */
export function textWidth(text: string, size = LABEL): number {
  if (context === null) return text.length * size * GUESS
  context.font = `${size}px 'Open Sans', sans-serif`
  return context.measureText(text).width
}

/** As much of a text as there is room for. The table has it in full. */
export function fitText(text: string, width: number, size = LABEL): string {
  if (textWidth(text, size) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Sizes of text in the units of a picture: sixteenths of the page's own. */
export const LABEL = 15
export const NOTE = 13.5
const GUESS = 0.55
