import type { Scenario } from '../scenario.ts'
import { sentenceKey } from '../bank/said.ts'
import type { Bank } from './voice.ts'

/** What stays the same for a session: who speaks, and how. */
export type Speaking = { bank: Bank; type: Scenario['type']; accent: Scenario['accent']; formal?: boolean }

/** Keeps a capital when the word it replaces has one; "I" is no sign of one. */
function withCaseOf(original: string, replacement: string): string {
  const first = original.charAt(0)
  if (first === first.toLowerCase() || /^I(?:['’]|$)/.test(original)) return replacement
  return replacement.charAt(0).toUpperCase() + replacement.slice(1)
}

/** Resolves everything but the alternatives and the slots: constant for a session. */
function voiced(say: string, { bank, type, accent, formal = false }: Speaking): string {
  const business = type === 'business'
  const familiar = bank.language === 'es' && accent === 'argentinian'
  let text = say.replace(/<([^|<>]*)\|([^<>]*)>/g, (_, one: string, firm: string) => (business ? firm : one))
  text = text.replace(/([\p{L}'’]+)([*^~])/gu, (_, word: string, mark: string) => {
    if (mark === '~') return familiar ? `${word}s` : word
    const table = mark === '*' ? bank.plural : bank.familiar
    if (mark === '*' ? !business : !familiar) return word
    return withCaseOf(word, table[word] ?? table[word.toLowerCase()] ?? word)
  })
  const swaps = bank.accents[accent]?.swaps ?? []
  for (const [from, to] of swaps) {
    const literal = from.replaceAll('?', '\\?')
    const pattern = new RegExp(`(?<![\\p{L}{])${literal}(?![\\p{L}}])`, 'giu')
    text = text.replace(pattern, (found: string) => withCaseOf(found, to))
  }
  return formal && bank.language === 'en' ? uncontracted(text) : text
}

const wholeWords: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/'m\b/gi, ' am'],
  [/'re\b/gi, ' are'],
  [/'ve\b/gi, ' have'],
  [/'ll\b/gi, ' will'],
  [/'d\b/gi, ' would'],
  [/\b(it|that|there|what|who|he|she|nobody|everything)'s (?=been|got|gone)/gi, '$1 has '],
  [/\b(it|that|there|here|what|who|he|she|nobody|everything)'s\b/gi, '$1 is'],
  [/\blet's\b/gi, 'let us'],
]

/** "I'd" becomes "I would": whoever is as formal as that shortens no word, in anybody's clauses. */
function uncontracted(text: string): string {
  return wholeWords.reduce((words, [short, long]) => words.replace(short, long), text.replaceAll('’', "'"))
}

const voicedMemo = new Map<string, { text: string; signature: string }>()

function voicedOf(say: string, speaking: Speaking): { text: string; signature: string } {
  const { bank, type, accent, formal = false } = speaking
  const key = `${bank.language}|${type}|${accent}|${formal}|${say}`
  const known = voicedMemo.get(key)
  if (known !== undefined) return known
  const text = voiced(say, speaking)
  const runs = text
    .split(/\{\w+\}|\[[^\]]*\]|(?<=[.!?])\s/)
    .map(sentenceKey)
    .sort((one, other) => other.length - one.length)
  const made = { text, signature: runs[0] ?? '' }
  voicedMemo.set(key, made)
  return made
}

/**
 * The longest stretch of a clause that is the same however it is filled: when it has been said, the
 * clause counts as used, even if its amount or its wording differed.
 */
export function signatureOf(say: string, speaking: Speaking): string {
  return voicedOf(say, speaking).signature
}
