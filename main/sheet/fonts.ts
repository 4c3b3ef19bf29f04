import { readFileSync } from 'node:fs'
import type { Weight } from './display.ts'
import type { Fonts } from './draw.ts'

const FILES: Readonly<Record<Weight, string>> = {
  regular: '400Regular/OpenSans_400Regular.ttf',
  bold: '700Bold/OpenSans_700Bold.ttf',
}

/** The typeface: where npm put it in a checkout, beside the program when built. */
export const fonts: Fonts = (weight) => readFileSync(new URL(addressOf(FILES[weight])))

function addressOf(file: string): string {
  return import.meta.url.endsWith('.ts')
    ? import.meta.resolve(`@expo-google-fonts/open-sans/${file}`)
    : new URL(`./fonts/${file.split('/').at(-1) ?? ''}`, import.meta.url).href
}
