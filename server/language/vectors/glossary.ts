import { glossaryText } from './files.ts'

/**
 * Spanish words with the English ones that stand nearest to what they mean in talk about somebody's life and debts
 * ("laburo": job, work), written by people. Without accents.
 */
export function glossary(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    glossaryText()
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => {
        const [word = '', english = ''] = line.split('\t')
        return [word.trim(), english.trim().split(/[ ,]+/)] as const
      }),
  )
}
