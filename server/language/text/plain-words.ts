import { fold } from './fold.ts'

/** The words of a sentence as they are matched: folded, without the punctuation between them, single spaces. */
export function plainWords(sentence: string): string {
  return fold(sentence)
    .text.replace(/[.,!?;:¿¡]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
