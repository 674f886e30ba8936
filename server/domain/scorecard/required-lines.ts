import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { RequiredLine } from '#protocol/vocabulary/scorecard.ts'
import { languageOf, overlap, plain, stemsOf } from '#server/language/text/plain.ts'
import {
  quoteLine,
  readConversation,
  type CollectorLine,
  type Conversation,
} from '../scoring/conversation.ts'
import { callOrder } from '../scoring/violations.ts'

/** A line that is due in the opening has to stand in so many first lines of the collector. */
const openingLines = 3
/** The share of its content words that counts a line as said, and as partly said. */
const shares = { said: 0.8, partly: 0.5 }
/** With fewer content words, all words count: "May I ask who this is?" has none. */
const contentWordsMin = 3

/** Score null: the line is a script in the language that the call is not held in. */
export type LineVerdict = { score: 0 | 1 | 2 | null; quote: Quote | null }

/** Whether a required line was said: by its words, or for a notice in other words that say all. */
export function judgeRequiredLine(required: RequiredLine, talk: Conversation): LineVerdict {
  const said = talk.collector.flatMap(({ lines }) => lines)
  const due = required.due === 'opening' ? said.slice(0, openingLines) : said
  const found = findWords(required.text, due)
  if (found.score === 2) return found
  if (required.kind === 'notice') return findNotice(required.text, talk, due) ?? found
  return isOtherLanguage(required.text, talk.scenario.sessionLanguage) ? { score: null, quote: null } : found
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(plain(text).match(/[\p{L}\p{N}]+/gu))
}

/** The largest share of the words in one line, or in two that the collector said one after the other. */
function findWords(text: string, lines: readonly CollectorLine[]): LineVerdict {
  const stems = stemsOf(text)
  const read = stems.size < contentWordsMin ? wordsOf : stemsOf
  const wanted = read(text)
  if (wanted.size === 0) return { score: null, quote: null }
  const spoken = lines.map((line) => ({ line, words: read(line.text) }))
  let best = { share: 0, quote: null as Quote | null }
  spoken.forEach(({ line, words }, index) => {
    const next = spoken[index + 1]
    for (const heard of next ? [words, new Set([...words, ...next.words])] : [words]) {
      const share = overlap(wanted, heard) / wanted.size
      const holder = next && overlap(wanted, next.words) > overlap(wanted, words) ? next.line : line
      if (share > best.share) best = { share, quote: quoteLine(heard === words ? line : holder) }
    }
  })
  const score = best.share >= shares.said ? 2 : best.share >= shares.partly ? 1 : 0
  return { score, quote: score === 0 ? null : best.quote }
}

/**
 * A notice of debt collection given in other words, if the required one is such a notice: who calls collects a debt, and
 * what is said will be used for it. Null where either is not.
 */
function findNotice(text: string, talk: Conversation, due: readonly CollectorLine[]): LineVerdict | null {
  const required = readConversation(talk.scenario, [{ itemId: null, speaker: 'user', text }], null)
  if (!isWholeNotice(required)) return null
  const { disclosure } = callOrder(talk)
  const inTime = disclosure !== null && due.some(({ line }) => line === disclosure.line)
  return inTime && isWholeNotice(talk) ? { score: 2, quote: disclosure } : null
}

function isWholeNotice(talk: Conversation): boolean {
  const { disclosure, purposeSaid } = callOrder(talk)
  return disclosure !== null && purposeSaid
}

function isOtherLanguage(text: string, session: SessionLanguage): boolean {
  switch (session) {
    case 'english':
      return languageOf(text, 'en') === 'es'
    case 'spanish':
      return languageOf(text, 'es') === 'en'
    case 'bilingual':
      return false
    default:
      return session satisfies never
  }
}
