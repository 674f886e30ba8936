import { sentencesOf } from '#protocol/text/sentences.ts'
import { Memo } from '#server/language/memo.ts'
import { readingsKept } from '../reading.ts'
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

/** What somebody says again when it was not heard, without its marks: a statement or a question. */
export type LastPoint = { said: string } | { asked: string }

/** The point of the debtor's last line: its longest statement, and of one with a colon what comes after it. */
export function lastPoint(lines: readonly TranscriptLine[]): LastPoint | null {
  const last = lines.findLast(({ speaker }) => speaker === 'assistant')
  const points = sentencesOf(last?.text ?? '')
    .map((sentence) => sentence.replace(/^.*: (?=.{15})/u, ''))
    .filter((sentence) => /[^.][.?]$/.test(sentence) && !/[¡!]|\?./.test(sentence))
    .filter((sentence) => wordCount(sentence) >= 3 && wordCount(sentence) <= 24)
    .filter((sentence) => !/^[¿]?(?:and|but|so|y|pero|o) /i.test(sentence))
  // What opens a reply reacts to the collector; the point comes after it.
  const rest = points.length > 1 && !points[0]?.includes('$') ? points.slice(1) : points
  const [point] = rest.sort(
    (one, other) =>
      Number(one.endsWith('?')) - Number(other.endsWith('?')) || wordCount(other) - wordCount(one),
  )
  if (point === undefined) return null
  const bare = point.replace(/^¿/u, '').slice(0, -1)
  const proper = /^(?:I(?:['’]|\s)|\p{Lu}\p{L}*\s\p{Lu})/u.test(bare)
  const words = proper ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
  return point.endsWith('?') ? { asked: words } : { said: words }
}

const known = new Memo<readonly string[]>(readingsKept)

/** The keys of a line's sentences, remembered: each turn goes over all lines again. */
function keysOf(text: string): readonly string[] {
  return known.of(text, () =>
    sentencesOf(text)
      .map(sentenceKey)
      .filter((key) => key !== ''),
  )
}
