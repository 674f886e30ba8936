import { Memo } from '#server/language/memo.ts'
import { readingsKept } from './reading.ts'

const known = new Memo<string>(readingsKept)

/**
 * Lower case, without accents, typographic apostrophes or runs of blanks: what patterns are matched against.
 * Remembered, since each turn goes over all lines again.
 */
export function folded(text: string): string {
  return known.of(text, () =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
