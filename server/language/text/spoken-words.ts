import { Memo } from '../memo.ts'
import { fold } from './fold.ts'
import { textsKept } from './plain.ts'

/** "Is is that payday", "do you do you remember": one or two words that are said again at once. */
const stutter = /(?<!\p{L})(\p{L}+(?: \p{L}+)?)(?: \1(?!\p{L}))+/gu

/** The words of a sentence as they are meant: folded, without marks, and what is stuttered once. */
export function spokenWords(sentence: string): string {
  return known.of(sentence, () =>
    fold(sentence)
      .text.replace(/[^\p{L}\p{N}' ]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(stutter, '$1'),
  )
}

const known = new Memo<string>(textsKept)
