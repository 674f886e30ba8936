import { readFileSync } from 'node:fs'
import type { Language } from '#protocol/vocabulary/language.ts'

/** The folder of the word families: beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const familiesFolder = new URL('./families/', import.meta.url)

/**
 * Families of words that stand for the same thing, or for things that belong closely together, when one asks about
 * somebody's life and debts: one family a line. Kept as text, since people who do not program write them.
 */
export function familyLines(language: Language): string[] {
  return readFileSync(new URL(`${language}.txt`, familiesFolder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
