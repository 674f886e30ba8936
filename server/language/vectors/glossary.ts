// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'

/** Beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
const file = new URL('./spanish.tsv', import.meta.url)

/**
 * Spanish words with the English ones that stand nearest to what they mean in talk about somebody's life and debts
 * ("laburo": job, work), written by people. Without accents.
 */
export function glossary(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const [word = '', english = ''] = line.split('\t')
        return [word.trim(), english.trim().split(/[ ,]+/)] as const
      }),
  )
}
