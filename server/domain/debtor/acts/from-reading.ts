import {
  findDiscount,
  findFrequency,
  findInstallments,
  findMethod,
} from '#server/language/figures/payment-words.ts'
import type { Reading, Sentence, Span } from '#server/language/reading.ts'
import { readLine } from '#server/language/text/line.ts'
import { stemsOf } from '#server/language/text/stems.ts'
import type { Understanding } from './understanding.ts'

function spanOf({ quote, start, end }: Span): Span {
  return { quote, start, end }
}

/** Each name once, where it comes first. */
function once<Hit, Name>(hits: readonly Hit[], nameOf: (hit: Hit) => Name): Hit[] {
  const names = new Set<Name>()
  return hits.filter((hit) => !names.has(nameOf(hit)) && names.add(nameOf(hit)))
}

/** The reading of a line in the form of those who still take lines; it goes with them. */
export function understandingOf(reading: Reading, text: string): Understanding {
  const line = readLine(text)
  const norm = line.sentences.map((sentence) => sentence.norm).join('')
  const all = <Hit>(hitsOf: (sentence: Sentence) => readonly Hit[]) => reading.sentences.flatMap(hitsOf)
  return {
    language: reading.language,
    acts: once(
      all((sentence) => sentence.acts.map(({ act }) => ({ act, ...spanOf(sentence) }))),
      ({ act }) => act,
    ),
    violations: once(
      all(({ violations }) => violations),
      ({ violation }) => violation,
    ),
    amounts: all(({ amounts }) => amounts),
    dates: all(({ days }) => days),
    discount: findDiscount(line),
    frequency: findFrequency(norm),
    installments: findInstallments(line),
    method: findMethod(norm),
    pushing: reading.pushing,
    questions: reading.sentences.filter(({ question }) => question !== null).length,
    words: reading.words,
    stems: stemsOf(line),
  }
}
