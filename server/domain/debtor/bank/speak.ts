import { chance } from '../random.ts'
import type { DebtorState } from '../state.ts'
import type { Region } from '../life/life.ts'
import { localized } from './localized.ts'
import { type Bank, bankOf, type Entry, type Mood, regionalBankOf, slotsIn } from './entries.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { Situation } from './situations.ts'

/** The values of an entry's slots, in words. */
export type SlotWords = Partial<Record<string, string>>

/** `own`: what is written for this person alone, if anything is. */
export type Speaker = {
  language: Language
  personality: Personality
  region: Region
  seed: number
  own?: Bank | null
}

/** How the debtor feels, as the bank tells moods apart. */
export function moodOf({ anger, distress, trust }: DebtorState['feelings']): Mood {
  if (anger >= 45 && anger >= distress - 10) return 'tense'
  if (distress >= 60) return 'low'
  return trust >= 60 && anger < 25 ? 'warm' : 'any'
}

/** Where a bank has no entry of its own for a situation, this one fits. */
const broader: Partial<Record<Situation, Situation>> = {
  'own.words': 'low.statement',
  'end.right': 'end.farewell',
  'end.open': 'end.farewell',
  'end.agreed': 'end.farewell',
}

/** Where a reply came from: the first step that had one which was not said in this call. */
export const bankSteps = [
  'mood',
  'any_mood',
  'other_mood',
  'other_region',
  'said_before',
  'no_slots',
] as const
export type BankStep = (typeof bankSteps)[number]

/** `known`: both know what the call is about, so nobody asks that beside their name. */
type Call = { said: readonly string[]; turn: number; known?: boolean }

const ofIdentity: readonly Situation[] = ['identity.confirm', 'identity.business']

/**
 * The reply for a situation: an entry of the person's own that was not said in this call, else one of the region and the
 * mood, else one for any mood, else of another mood, else of the language's main region, else one that was said longest
 * ago. Where a slot of every entry has no value, an acknowledgement. Deterministic: the same call gives the same words.
 * `said`: the debtor's replies so far, the latest last. `turn` counts the collector's lines.
 * Throws when the bank knows no such situation.
 */
export function speak(
  speaker: Speaker,
  situation: Situation,
  mood: Mood,
  words: SlotWords,
  call: Call,
): { text: string; step: BankStep } {
  const { language, personality, region } = speaker
  const ofRegion = (bank: Bank | null) =>
    bank?.get(situation) ?? bank?.get(broader[situation] ?? situation) ?? []
  const own = speaker.own?.get(situation) ?? []
  const regional = ofRegion(regionalBankOf(region, personality))
  const main = ofRegion(bankOf(language, personality))
  if (regional.length + main.length === 0)
    throw new Error(`the bank of ${personality} has nothing for ${situation}`)
  const fillable = ({ text }: Entry) => slotsIn(text).every((slot) => words[slot] !== undefined)
  const asksNothing = ({ text }: Entry) => !text.includes('?')
  const quiet =
    call.known === true && ofIdentity.includes(situation) && [...regional, ...main].some(asksNothing)
  const fits = (entry: Entry) => fillable(entry) && (!quiet || asksNothing(entry))
  const ranked = [own, regional, main].flatMap((entries) =>
    rank(entries.filter(fits), speaker.seed, mood, words, call).map((one) => ({
      ...one,
      borrowed: entries === main,
    })),
  )
  const best =
    ranked.find(({ said }) => said < 0) ?? ranked.toSorted((one, other) => one.said - other.said)[0]
  if (!best) {
    if (situation === 'heard.ack') throw new Error(`the bank of ${personality} has no acknowledgement`)
    return { ...speak(speaker, 'heard.ack', mood, words, call), step: 'no_slots' }
  }
  const text = best.borrowed ? localized(fill(best.entry.text, words), region) : fill(best.entry.text, words)
  if (best.said >= 0) return { text, step: 'said_before' }
  if (best.borrowed && regional.length > 0) return { text, step: 'other_region' }
  return { text, step: best.rank === 0 ? 'mood' : best.rank === 1 ? 'any_mood' : 'other_mood' }
}

type Ranked = { entry: Entry; said: number; rank: number; draw: number }

/** The entries of one region, the most fitting first. `said`: the last reply that was this entry, -1 for none. */
function rank(
  entries: readonly Entry[],
  seed: number,
  mood: Mood,
  words: SlotWords,
  { said, turn }: Call,
): Ranked[] {
  const lastSaid = ({ text }: Entry) => {
    const filled = fill(text, words)
    const plain = opening(text)
    return said.findLastIndex(
      (reply) => reply.includes(filled) || (plain.length > 15 && reply.startsWith(plain)),
    )
  }
  const rankOf = (entry: Entry) =>
    entry.mood === mood ? 0 : entry.mood === 'any' ? 1 : moodDistance(mood, entry.mood)
  return (
    entries
      .map((entry) => ({
        entry,
        said: lastSaid(entry),
        rank: rankOf(entry),
        draw: chance(seed, `${turn}:${entry.text}`),
      }))
      // Half of what a mood says is what one says in any mood.
      .toSorted(
        (one, other) => weight(one.rank, one.draw) - weight(other.rank, other.draw) || one.draw - other.draw,
      )
  )
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

/** The reply with its slots filled: sentences begin with a capital and the last one ends. "S.A. de C.V." is one name. */
function fill(text: string, words: SlotWords): string {
  const filled = text
    .replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '')
    .replace(/\s+/g, ' ')
    // A name may end in a stop: "Hormas Ferrándiz, S. L.".
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/ ([,.;?!])/g, '$1')
    .replace(/([?!…])[.,;]/g, '$1')
    .replace(
      /(^[¿¡]?|(?:(?<!(?<!\p{L})\p{L})\.|[!?…]) [¿¡]?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim()
  return /[.!?…"”]$/.test(filled) ? filled : `${filled}.`
}
