import { chance } from '../random.ts'
import type { DebtorState } from '../state.ts'
import { bankOf, slotsIn, type Entry, type Mood } from './entries.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { Situation } from './situations.ts'

/** The values of an entry's slots, in words. */
export type SlotWords = Partial<Record<string, string>>

export type Speaker = { language: Language; personality: Personality; seed: number }

/** How the debtor feels, as the bank tells moods apart. */
export function moodOf({ anger, distress, trust }: DebtorState['feelings']): Mood {
  if (anger >= 45 && anger >= distress - 10) return 'tense'
  if (distress >= 60) return 'low'
  return trust >= 60 && anger < 25 ? 'warm' : 'any'
}

/** Where a bank has no entry of its own for a situation, this one fits. */
const broader: Partial<Record<Situation, Situation>> = {
  'object.custom.again': 'object.no_money.again',
  'own.words': 'low.statement',
  'end.right': 'end.farewell',
  'end.open': 'end.farewell',
  'end.agreed': 'end.farewell',
}

/**
 * The reply for a situation: an entry of the mood that was not said in this call, else one for any mood, else of
 * another mood, else one that was said longest ago. Deterministic: the same call gives the same words.
 * `said`: the debtor's replies so far, the latest last. `turn` counts the collector's lines.
 * Throws when the bank knows no such situation.
 */
export function speak(
  { language, personality, seed }: Speaker,
  situation: Situation,
  mood: Mood,
  words: SlotWords,
  { said, turn }: { said: readonly string[]; turn: number },
): string {
  const bank = bankOf(language, personality)
  const entries = bank.get(situation) ?? bank.get(broader[situation] ?? situation)
  if (!entries || entries.length === 0)
    throw new Error(`the bank of ${personality} has nothing for ${situation}`)
  const fillable = entries.filter(({ text }) => slotsIn(text).every((slot) => words[slot] !== undefined))
  const lastSaid = ({ text }: Entry) => {
    const filled = fill(text, words)
    const plain = opening(text)
    return said.findLastIndex(
      (reply) => reply.includes(filled) || (plain.length > 15 && reply.startsWith(plain)),
    )
  }
  const draw = ({ text }: Entry) => chance(seed, `${turn}:${text}`)
  const rank = (entry: Entry) =>
    entry.mood === mood ? 0 : entry.mood === 'any' ? 1 : moodDistance(mood, entry.mood)
  const [best] = (fillable.length > 0 ? fillable : entries)
    .map((entry) => ({ entry, said: lastSaid(entry), rank: rank(entry), draw: draw(entry) }))
    .toSorted((one, other) => {
      const fresh = Number(one.said >= 0) - Number(other.said >= 0)
      if (fresh !== 0) return fresh
      if (one.said !== other.said && one.said >= 0) return one.said - other.said
      // Half of what a mood says is what one says in any mood.
      const near = weight(one.rank, one.draw) - weight(other.rank, other.draw)
      return near === 0 ? one.draw - other.draw : near
    })
  if (!best) throw new Error(`the bank of ${personality} has nothing for ${situation}`)
  return fill(best.entry.text, words)
}

/** Entries of the mood first, with entries for any mood now and then; others only when those are spent. */
function weight(rank: number, draw: number): number {
  return rank >= 2 ? rank : rank + draw * 1.6
}

/** A tense person may sound low and the other way round, but not warm. */
function moodDistance(mood: Mood, other: Mood): number {
  const pair = new Set([mood, other])
  return pair.has('warm') && pair.has('tense') ? 4 : pair.has('any') ? 3 : 2
}

/** The beginning of an entry before its first slot. */
function opening(text: string): string {
  return text.split('{')[0] ?? ''
}

/** The reply with its slots filled: sentences begin with a capital and the last one ends. */
function fill(text: string, words: SlotWords): string {
  const filled = text
    .replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;?!])/g, '$1')
    .replace(
      /(^[¿¡]?|[.!?…] [¿¡]?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim()
  return /[.!?…"”]$/.test(filled) ? filled : `${filled}.`
}
