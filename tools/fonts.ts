import { readFileSync } from 'node:fs'
import type { Fonts } from '../main/sheet/draw.ts'

const FILES = {
  regular: '400Regular/OpenSans_400Regular.ttf',
  bold: '700Bold/OpenSans_700Bold.ttf',
}

/** The typeface where npm put it; a build carries its own copy. */
export const fonts: Fonts = (weight) =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/open-sans/${FILES[weight]}`)))
