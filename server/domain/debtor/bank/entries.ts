import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { personalities, type Personality } from '#protocol/vocabulary/prospect.ts'
import type { Region } from '../life/life.ts'
import { bankText } from './files.ts'
import { situations, type Situation } from './situations.ts'

/** The moods that an entry can be for. `any` fits all of them. */
export const moods = ['any', 'warm', 'tense', 'low'] as const
export type Mood = (typeof moods)[number]

/** A whole reply, with slots in braces. */
export type Entry = { mood: Mood; text: string }

/** What one personality says, by situation. */
export type Bank = ReadonlyMap<Situation, readonly Entry[]>

/**
 * Reads a file of the bank: lines of `situation<TAB>mood<TAB>reply`; empty lines and lines that begin with # are
 * skipped. Throws on an unknown situation or mood, and on a slot that the situation does not have.
 */
export function parseBank(text: string, source: string): Bank {
  const bank = new Map<Situation, Entry[]>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [situation = '', mood = '', reply = ''] = line.split('\t')
    const fault = (why: string) => new Error(`${source}:${at + 1}: ${why}`)
    if (!isSituation(situation)) throw fault(`unknown situation ${situation}`)
    if (!isMood(mood)) throw fault(`unknown mood ${mood}`)
    const known: readonly string[] = situations[situation].slots
    for (const slot of slotsIn(reply)) if (!known.includes(slot)) throw fault(`unknown slot {${slot}}`)
    const entries = bank.get(situation) ?? []
    entries.push({ mood, text: reply.trim() })
    bank.set(situation, entries)
  }
  return bank
}

function isSituation(text: string): text is Situation {
  return Object.hasOwn(situations, text)
}

function isMood(text: string): text is Mood {
  return moods.some((mood) => mood === text)
}

/** The names of the slots of a reply. */
export function slotsIn(reply: string): string[] {
  return [...reply.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

const files = new Map<string, Bank | null>()

function readBank(name: string): Bank | null {
  const known = files.get(name)
  if (known !== undefined) return known
  const text = bankText(name)
  const bank = text === null ? null : parseBank(text, name)
  files.set(name, bank)
  return bank
}

const whole = new Map<string, Bank>()

/**
 * What a personality says in a language, as in the United States and Mexico: its own entries, and those that all of its temper
 * share. Read once.
 */
export function bankOf(language: Language, personality: Personality): Bank {
  const name = `${language}/${personality}`
  const known = whole.get(name)
  if (known) return known
  const own = readBank(name)
  if (!own) throw new Error(`no bank for ${personality} in ${language}`)
  const bank = new Map([...(readBank(`${language}/${temperOf[personality]}`) ?? []), ...own])
  whole.set(name, bank)
  return bank
}

/** Personalities that share what they say in the regions beside the United States and Mexico. */
export const temperOf: Record<Personality, 'gentle' | 'hard' | 'sly'> = {
  cooperative: 'gentle',
  polite_but_resistant: 'gentle',
  emotional: 'gentle',
  defensive: 'hard',
  aggressive: 'hard',
  threatening: 'hard',
  evasive: 'sly',
  manipulative: 'sly',
}

/** What such a personality says in a region; null where the bank of the language is the region's. Read once. */
export function regionalBankOf(region: Region, personality: Personality): Bank | null {
  return readBank(`${region}/${temperOf[personality]}`)
}

/** What one sample prospect says ("denise.en"), before all that its personality does; null where nothing is written. Read once. */
export function sampleBankOf(name: string): Bank | null {
  return readBank(`samples/${name}`)
}

/** All files of the bank but those of single people, below `words` and without ".tsv". */
export const bankFiles: readonly string[] = [
  ...languages.flatMap((language) => personalities.map((personality) => `${language}/${personality}`)),
  ...[...languages, ...(['en-GB', 'es-AR', 'es-ES', 'es-US'] as const satisfies Region[])].flatMap((region) =>
    [...new Set(Object.values(temperOf))].map((temper) => `${region}/${temper}`),
  ),
]
