// oxlint-disable-next-line no-restricted-imports -- constants, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'

/** Beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const vectorsFile = new URL('./words.vectors', import.meta.url)
export const glossaryFile = new URL('./spanish.tsv', import.meta.url)

/** What `npm run vectors` wrote: a line of JSON, a line of words, and a row of signed bytes for each. */
export function vectorBytes(): Buffer {
  return readFileSync(vectorsFile)
}

/** `word<TAB>english words` a line. */
export function glossaryText(): string {
  return readFileSync(glossaryFile, 'utf8')
}
