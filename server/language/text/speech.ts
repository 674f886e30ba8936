import { marginAtGap } from '../learned/boundaries.ts'
import type { Boundaries } from '../learned/boundaries.ts'
import { closeSentence } from './line.ts'
import type { Line, Sentence, Token } from './line.ts'

/** Fewer words than this are one sentence. */
const shortest = 5

/** A sentence begins where the margin is above this. */
const begins = 0.2

function split(sentence: Sentence, boundaries: Boundaries): Sentence[] {
  const words = sentence.tokens.map(({ word }) => word)
  const parts: Token[][] = []
  let from = 0
  for (let at = 1; at < words.length; at += 1) {
    const { start } = sentence.tokens[at] ?? {}
    // The words of a short form ("you're") stand in one place.
    if (start === sentence.tokens[at - 1]?.start || marginAtGap(boundaries, words, from, at) <= begins)
      continue
    parts.push(sentence.tokens.slice(from, at))
    from = at
  }
  if (parts.length === 0) return [sentence]
  parts.push(sentence.tokens.slice(from))
  return parts.flatMap(
    (tokens, at) => closeSentence(tokens, at === parts.length - 1 && sentence.marked) ?? [],
  )
}

/** The sentences of a line. Speech without marks is split where a new one begins. */
export function splitSpeech(line: Line, boundaries: Boundaries): Sentence[] {
  const unmarked = line.sentences.length < 2 && !line.tokens.some(({ pause }) => pause)
  if (!unmarked) return line.sentences
  return line.sentences.flatMap((sentence) =>
    sentence.tokens.length < shortest ? [sentence] : split(sentence, boundaries),
  )
}
