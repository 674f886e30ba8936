import type { Scenario } from '../scenario.ts'
import type { Chance } from './chance.ts'
import { sentenceKey } from './said.ts'
import type { SlotValues } from './slots.ts'
import { slotNames } from './slots.ts'
import type { Bank } from './voice.ts'

/** What stays the same for a session: who speaks, and how. */
export type Speaking = { bank: Bank; type: Scenario['type']; accent: Scenario['accent']; formal?: boolean }

const slotPattern = /\{(\w+)\}/g

/** The values that a clause needs. */
export function slotsOf(say: string): string[] {
  return [...say.matchAll(slotPattern)].map((match) => match[1] ?? '')
}

/** Whether the plan has every value that the clause needs. An unknown name is a fault in the bank. */
export function sayable(say: string, values: SlotValues): boolean {
  return slotsOf(say).every((name) =>
    slotNames.some((known) => known === name && values[known] !== undefined),
  )
}

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

/** A clause in the words that are spoken. */
export function render(say: string, speaking: Speaking, values: SlotValues, chance: Chance): string {
  let text = voicedOf(say, speaking).text
  text = text.replace(/\[([^\]]*)\]/g, (_, options: string) => {
    const parts = options.split('|')
    return parts[Math.floor(chance.next() * parts.length)] ?? ''
  })
  text = text.replace(slotPattern, (_, name: string) => {
    const known = slotNames.find((slot) => slot === name)
    return known === undefined ? '' : (values[known] ?? '')
  })
  return polish(text, speaking.bank.language)
}

/** Spaces, contractions (de + el) and capitals at the beginning of sentences. */
export function polish(text: string, language: string): string {
  let result = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .trim()
  // "A {debtType}" before an account.
  if (language === 'en') result = result.replace(/\ba (?=(?!one\b|once\b|eu)[aeio]\p{L})/gu, 'an ')
  if (language === 'es')
    result = result
      .replace(/(?<!\p{L})([Dd])e el (?=\p{Ll})/gu, '$1el ')
      .replace(/(?<!\p{L})([Aa]) el (?=\p{Ll})/gu, '$1l ')
  return result.replace(
    /(^|[.!?]["»]?\s+)([¿¡]*)(\p{Ll})/gu,
    (_, before: string, marks: string, letter: string) => {
      return before + marks + letter.toUpperCase()
    },
  )
}

/** An opener or a tag in the words of this debtor. */
export function phrase(say: string, speaking: Speaking): string {
  return voicedOf(say, speaking).text.replaceAll('’', "'")
}

function firstWord(text: string): string {
  return /[\p{L}'’]+/u.exec(text)?.[0].toLowerCase() ?? ''
}

const commands =
  /^(?:give|take|tell|let|send|call|ask|show|stop|don't|do not|put|write|go|keep|leave|try|wait|name|say|look|listen|forget|never mind|check) /i

/** Puts an opener before a sentence: "Look," + "I can't." Null when it does not take one. */
export function withLead(lead: string, text: string, bank: Bank, values: SlotValues): string | null {
  if (bank.noLead.test(text) || (lead.endsWith(':') && text.includes(':'))) return null
  // "I appreciate that, but it's hard, but": one of them is enough. Nor is "Te digo más, te digo" a sentence.
  const turns = /(?:,| )(?:but|pero)\b/i
  if (turns.test(lead) && turns.test(text)) return null
  if (firstWord(lead) === firstWord(text)) return null
  // "Regrettably, I am not in a position to say, I regret" regrets twice.
  const stems = sentenceKey(lead)
    .split(' ')
    .filter((word) => word.length >= 6)
  const key = sentenceKey(text)
  if (stems.some((word) => key.includes(word.slice(0, 6)))) return null
  const ending = sentenceKey(lead).split(' ').slice(-2).join(' ')
  if (ending.includes(' ') && sentenceKey(text).includes(ending)) return null
  // "That may be, but" leads to a statement, not to a question.
  if (/^[^.!]*\?/.test(text) && lead.split(' ').length > 2) return null
  const first = /^[¿¡]*([\p{L}'’]+)/u.exec(text)?.[1]
  // Nor does "I regret to say that if" begin anything that one would say.
  if (/\b(?:that|que)$/i.test(lead) && /^(?:if|si)\b/i.test(text)) return null
  // "I understand, however, respectfully,": it has an opener of its own.
  if (/^\p{L}+, /u.test(text)) return null
  // "I reckon give me a second" is no sentence either.
  if (!lead.endsWith(',') && commands.test(text)) return null
  // Nothing joins "I guess" or "Fíjese que" to a question.
  if (/^[^.!]*\?/.test(text) && !lead.endsWith(',')) return null
  if (first === undefined) return `${lead} ${text}`
  const proper =
    [values.name, values.caller].some((name) => name !== undefined && name.split(/\s+/).includes(first)) ||
    (bank.language === 'en' &&
      (/^I(?:['’]|$)/.test(first) || /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(first)))
  if (proper) return `${lead} ${text}`
  return `${lead} ${text.replace(/\p{L}/u, (letter) => letter.toLowerCase())}`
}
