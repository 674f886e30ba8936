import { Memo } from '#server/language/memo.ts'

/** Enough for some fifty long sessions at a time. */
const linesKept = 4_096
const known = new Memo<string>(linesKept)

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
