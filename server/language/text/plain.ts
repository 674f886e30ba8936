import { sentenceEnds } from '#protocol/text/sentences.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { Memo } from '../memo.ts'

/** The lines of a few long sessions and their sentences: several criteria look at the same ones. */
export const textsKept = 2_048

const plainTexts = new Memo<string>(textsKept)

/** Lower case, no accents, plain apostrophes, single spaces: what cues are matched against. */
export function plain(text: string): string {
  return plainTexts.of(text, () =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[’‘`´]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** `folded` is what cues are matched against. */
export type Sentence = { text: string; folded: string; start: number; end: number }

const splitTexts = new Memo<readonly Sentence[]>(textsKept)

/** The sentences of a line with their places, so that a quote stays verbatim. */
export function sentences(text: string): readonly Sentence[] {
  return splitTexts.of(text, () => split(text))
}

function split(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  for (const end of sentenceEnds(text)) {
    const raw = text.slice(start, end)
    const trimmed = raw.trim()
    if (trimmed !== '') {
      const from = start + raw.length - raw.trimStart().length
      found.push({ text: trimmed, folded: plain(trimmed), start: from, end: from + trimmed.length })
    }
    start = end
  }
  return found
}

const quoteMax = 220

/** Shortens a quote at a word's end. What remains is still verbatim, so it carries no dots. */
export function clip(text: string, max = quoteMax): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1)
  const space = cut.lastIndexOf(' ')
  return cut.slice(0, space > max / 2 ? space : max).trimEnd()
}

/** How many words a text has; what has neither letter nor digit is none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const english = new Set(
  'the and you your i is are to of it that this for with my me have has do not be can was what on we in a an if so but at will would how they he she please yes no okay pay thank'.split(
    ' ',
  ),
)
const spanish = new Set(
  'el la los las de que y en un una por para con no se me mi su le lo es esta estoy yo usted si pero como muy más mas ya del al qué cuando hay tengo puedo gracias favor pago'.split(
    ' ',
  ),
)

/** The language of a line by its small words; `fallback` where they say too little. */
export function languageOf(text: string, fallback: Language): Language {
  let score = 0
  if (/[¿¡ñ]|[áéíóú]/i.test(text)) score -= 2
  for (const word of plain(text).split(/[^a-z']+/)) {
    const isEnglish = english.has(word)
    const isSpanish = spanish.has(word)
    if (isEnglish && !isSpanish) score += 1
    if (isSpanish && !isEnglish) score -= 1
  }
  return score > 1 ? 'en' : score < -1 ? 'es' : fallback
}

/** The languages that a line can hold, for choosing what to look for: 0 English, 1 Spanish, both in doubt. */
export function tonguesOf(folded: string): readonly (0 | 1)[] {
  let inEnglish = 0
  let inSpanish = 0
  for (const word of folded.split(/[^a-z']+/)) {
    if (english.has(word) || word.includes("'")) inEnglish += 1
    if (spanish.has(word)) inSpanish += 1
  }
  if (inEnglish > 1 && inSpanish === 0) return [0]
  if (inSpanish > 1 && inEnglish === 0) return [1]
  return [0, 1]
}

const small = new Set(
  'about after again also been before being could does doing done down even ever from gonna going have having here into just know like make many more most much need only other over really right same should some such than that their them then there these they thing things think this those very want well were what when where which while will with without would your yours cosa como cual cuando desde donde ella ellos esta estas este esto estos hace hacer hasta muy nada ninguna para pero poco porque puede pueda puedo quiero quien sabe sera sido siempre sobre solo tambien tanto tengo tiene tienen toda todas todo todos unos unas usted ustedes porfavor favor senor senora'.split(
    ' ',
  ),
)

const stems = new Memo<ReadonlySet<string>>(textsKept)

/** Content words cut to a short stem: enough to tell whether two lines speak of the same thing. */
export function stemsOf(text: string): ReadonlySet<string> {
  return stems.of(text, () => {
    const found = new Set<string>()
    for (const word of plain(text).split(/[^a-z0-9]+/)) {
      if (word.length < 4 || small.has(word)) continue
      found.add(word.slice(0, 6))
    }
    return found
  })
}

export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const item of one) if (other.has(item)) shared += 1
  return shared
}
