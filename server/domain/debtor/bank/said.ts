import { sentencesOf } from '#protocol/text/sentences.ts'
import { Memo } from '#server/language/memo.ts'
import type { TranscriptLine } from '../scenario.ts'

/** Lower case, without accents and punctuation: two sentences with the same key are the same sentence. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What the debtor has said in this session: single sentences, and all of it in one string. */
export type Said = { sentences: Set<string>; all: string }

export function saidBy(lines: readonly TranscriptLine[]): Said {
  const keys = lines.flatMap(({ speaker, text }) => (speaker === 'assistant' ? keysOf(text) : []))
  return { sentences: new Set(keys), all: ` ${keys.join(' | ')} ` }
}

/** Enough for some fifty long sessions at a time. */
const linesKept = 4_096
const known = new Memo<readonly string[]>(linesKept)

/** The keys of a line's sentences, remembered: each turn goes over all lines again. */
function keysOf(text: string): readonly string[] {
  return known.of(text, () =>
    sentencesOf(text)
      .map(sentenceKey)
      .filter((key) => key !== ''),
  )
}
