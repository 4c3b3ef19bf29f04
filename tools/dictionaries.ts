import { existsSync } from 'node:fs'
import type { Language } from '../shared/messages/language.ts'
import { isInstalled } from './isInstalled.ts'

/** Hunspell's dictionary of each language, and the Debian package it comes in. */
export const DICTIONARIES = {
  nb: { name: 'nb_NO', package: 'hunspell-no' },
  nn: { name: 'nn_NO', package: 'hunspell-no' },
  en: { name: 'en_GB', package: 'hunspell-en-gb' },
  sv: { name: 'sv_SE', package: 'hunspell-sv' },
  da: { name: 'da_DK', package: 'hunspell-da' },
} as const satisfies Record<Language, { readonly name: string; readonly package: string }>

/** @returns Debian packages the spelling test lacks */
export function missingDictionaries(): string[] {
  const lacking = Object.values(DICTIONARIES)
    .filter(({ name }) => !existsSync(`/usr/share/hunspell/${name}.dic`))
    .map((dictionary) => dictionary.package)
  return [...new Set([...(isInstalled('hunspell') ? [] : ['hunspell']), ...lacking])]
}
