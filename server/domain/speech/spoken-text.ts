import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { englishRules } from './en/rules.ts'
import { spanishRules } from './es/rules.ts'
import type { DollarSign } from './money.ts'
import type { Rule } from './rule.ts'

/** Maps a range of the spoken text to the range of the shown text it stands for. */
export type Span = { spokenStart: number; spokenEnd: number; shownStart: number; shownEnd: number }

/** The input of a voice: the text in words, and how it maps back to the shown text. */
export type SpokenText = { text: string; spans: readonly Span[] }

const rulesOf: Record<Language, Record<DollarSign, readonly Rule[]>> = {
  en: { dollars: englishRules('dollars'), pesos: englishRules('pesos') },
  es: { dollars: spanishRules('dollars'), pesos: spanishRules('pesos') },
}
/** Currencies that are written with "$" where they are used, other than the dollar. */
const pesos: readonly AccountCurrency[] = ['MXN', 'ARS']

/**
 * Converts a clause to how it is spoken, in the language of the clause: numbers, money, dates, times, digits
 * and abbreviations in words, since some voices misread "$1,000,000". Earlier
 * rules win where two match. Unmatched text stays unchanged. `currency`: what the debt is in, which "$" then stands for if
 * it is written so.
 */
export function toSpokenText(
  shown: string,
  language: Language,
  currency: AccountCurrency = 'USD',
): SpokenText {
  const taken: { start: number; end: number; spoken: string }[] = []
  for (const { pattern, say } of rulesOf[language][pesos.includes(currency) ? 'pesos' : 'dollars']) {
    const from = new RegExp(pattern)
    for (let match = from.exec(shown); match !== null; match = from.exec(shown)) {
      const start = match.index
      const end = start + match[0].length
      const other = taken.find((one) => start < one.end && one.start < end)
      // What is left behind an earlier rule's match is looked at again: "Nov. 3 101" holds no 3,101.
      if (other) from.lastIndex = Math.max(start + 1, other.end)
      else if (end === start) from.lastIndex = end + 1
      else {
        const spoken = say(match, { before: shown.slice(0, start), after: shown.slice(end) })
        if (spoken !== null) taken.push({ start, end, spoken })
      }
    }
  }
  taken.sort((one, other) => one.start - other.start)
  return assemble(shown, taken)
}

/** Whether a spoken text has anything to pronounce: not only punctuation or an emoji. */
export function isPronounceable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function assemble(
  shown: string,
  replaced: readonly { start: number; end: number; spoken: string }[],
): SpokenText {
  const spans: Span[] = []
  let text = ''
  const add = (spoken: string, shownStart: number, shownEnd: number) => {
    if (shownEnd > shownStart)
      spans.push({ spokenStart: text.length, spokenEnd: text.length + spoken.length, shownStart, shownEnd })
    text += spoken
  }
  let at = 0
  for (const { start, end, spoken } of replaced) {
    addWords(shown, at, start, add)
    add(spoken, start, end)
    at = end
  }
  addWords(shown, at, shown.length, add)
  return { text, spans }
}

/** Maps unchanged text word by word, so that it can be cut at a word boundary. */
function addWords(
  shown: string,
  from: number,
  to: number,
  add: (spoken: string, shownStart: number, shownEnd: number) => void,
): void {
  for (const match of shown.slice(from, to).matchAll(/\s+|\S+/gu)) {
    const start = from + match.index
    add(match[0], start, start + match[0].length)
  }
}
