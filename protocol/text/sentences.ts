import type { Language } from '../vocabulary/language.ts'

type Abbreviations = {
  /** A name, a figure or the rest of the company follows: the full stop ends no sentence. */
  goesOn: string
  /** The full stop ends a sentence where a capital letter follows: "at 3 p.m. Then". */
  mayEnd: string
  /** Abbreviations before a figure ("no. 5"), words otherwise ("I said no. I mean it"). */
  beforeFigure: string
}

/** In small letters, without the last full stop. */
const abbreviations: Record<Language, Abbreviations> = {
  en: {
    goesOn: 'mr mrs ms dr prof st ave blvd inc ltd co corp vs e.g i.e tel approx dept',
    mayEnd: 'a.m p.m am pm etc u.s u.k jr',
    beforeFigure: 'no art ext',
  },
  es: {
    goesOn: 'sr sra srta dr dra lic ing arq prof ud uds vd vds p.ej ej dto dpto av avda tel aprox cía hnos',
    mayEnd: 'a.m p.m etc ee.uu ee eeuu s.a s.l c.v',
    beforeFigure: 'no num núm nos art ext pág col',
  },
}

/** Of all languages: names and firms keep their abbreviations in a text of another language. */
function allOf(kind: keyof Abbreviations): ReadonlySet<string> {
  return new Set(Object.values(abbreviations).flatMap((lists) => lists[kind].split(' ')))
}
const goesOn = allOf('goesOn')
const mayEnd = allOf('mayEnd')
const beforeFigure = allOf('beforeFigure')

/** The rules for the ends of sentences are the same in the languages of the portal. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A text with several sentences has one of these within it. */
const endWithin = /(?:[.!?…]["'»”)\]]*\s|\n)\s*\S/u
/** The first small letter after an end of a sentence. */
const smallStart = /((?:[.!?…]["'»”)\]]*\s|\n)[^\p{L}.!?…\n]*)\p{Ll}/gu

/** To the segmenter an empty line is a sentence of its own. */
const nextWord = /\s*/uy

/** Where each sentence of a text ends, after the white space that follows it; the last one is the text's length. */
export function* sentenceEnds(text: string): Generator<number> {
  if (endWithin.test(text)) {
    // The segmenter knows no "…", and takes a small letter for the middle of a sentence: people who type do not.
    const marked = text.includes('…') ? text.replaceAll('…', '.') : text
    const shadow = marked.replace(smallStart, '$1A')
    let last = 0
    for (const { index } of segmenter.segment(shadow)) {
      if (index === 0) continue
      nextWord.lastIndex = index
      const end = index + (nextWord.exec(text)?.[0].length ?? 0)
      if (end === last || end === text.length || !isSentenceEnd(text, end)) continue
      yield end
      last = end
    }
  }
  if (text !== '') yield text.length
}

/** The sentences of a text with their punctuation, without the white space around them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of sentenceEnds(text)) {
    const sentence = text.slice(start, end).trim()
    if (sentence !== '') sentences.push(sentence)
    start = end
  }
  return sentences
}

/** Whether punctuation that ends at `end` may end something: it is not the full stop of an abbreviation or an initial. */
export function isSentenceEnd(text: string, end: number): boolean {
  const word = abbreviatedWord(text, end)
  if (word === null) return true
  const key = word.toLowerCase()
  const after = text.slice(end)
  if (/^\p{Lu}$/u.test(word) || goesOn.has(key)) return false
  if (mayEnd.has(key)) return /^["'«“(]*[\p{Lu}¿¡]/u.test(after)
  if (beforeFigure.has(key)) return !/^\d/u.test(after)
  return true
}

/** Whether what comes next decides if the full stop at the end of a text ends a sentence: "at 3 p.m." */
export function isOpenEnd(text: string): boolean {
  const key = abbreviatedWord(text, text.length)?.toLowerCase()
  return key !== undefined && (mayEnd.has(key) || beforeFigure.has(key))
}

/** Longer than an abbreviation with the marks and the white space after it. */
const tailMax = 48

/** The word before a single full stop; null where something else stands before `end`. */
function abbreviatedWord(text: string, end: number): string | null {
  if (text[end - 2] === '?' || text[end - 2] === '!') return null
  const tail = text.slice(Math.max(0, end - tailMax), end)
  return /(?<![\p{L}\p{N}.])([\p{L}\p{N}.]*[\p{L}\p{N}])\.["'»”)\]]*[^\S\n]*$/u.exec(tail)?.[1] ?? null
}
