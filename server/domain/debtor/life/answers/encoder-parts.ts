import type { Language } from '#protocol/vocabulary/language.ts'
import type { Vector } from '#server/language/vectors/vectors.ts'
import type { Asks } from '#server/language/vocabulary.ts'
import { wantedOf } from '#server/language/wanted.ts'
import { type Word, wordsOf } from './words.ts'

/** One thing of many that a line is made of. `vector`: what is known of a word that the encoder has never met. */
export type EncoderPart = { name: string; vector: Vector | null }

const bare = (name: string): EncoderPart => ({ name, vector: null })

/** What a collector's line is made of: its words, their families, neighbours, whom they speak of, and what it asks for. */
export function partsOfLine(text: string, language: Language): EncoderPart[] {
  return partsOfWords(wordsOf(text, language), wantedOf(text).asks)
}

/** The same of the words of a line and the form of its question. */
export function partsOfWords(words: readonly Word[], form: Asks): EncoderPart[] {
  const parts = words.flatMap(({ stem, vector, families, kin }, at) => [
    { name: `w:${stem}`, vector },
    ...families.map((family) => bare(`f:${family}`)),
    bare(`b:${words[at - 1]?.stem ?? '^'}_${stem}`),
    ...(kin === null ? [] : [bare(`k:${kin}`)]),
  ])
  return [...parts, bare(`a:${form}`)]
}

/** What an answer is made of, by names of their own: an answer has other words than the question to it. */
export function partsOfTold(text: string, language: Language): EncoderPart[] {
  return wordsOf(text, language)
    .filter(({ content }) => content)
    .flatMap(({ stem, vector, families, kin }) => [
      { name: `t:${stem}`, vector },
      ...families.map((family) => bare(`tf:${family}`)),
      ...(kin === null ? [] : [bare(`tk:${kin}`)]),
    ])
}
