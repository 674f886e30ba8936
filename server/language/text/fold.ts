import { Memo } from '../memo.ts'

/** A text in lower case without accents, with the way back: folded character `i` stands at `at[i]` in the original. */
export type Folded = { text: string; at: readonly number[] }

/** The lines of a few long sessions and their sentences: dozens of patterns look at each. */
const linesKept = 2_048
const lines = new Memo<Folded>(linesKept)

const combining = /[\u0300-\u036f]/g
const asciiOnly = /^[\x20-\x7e\n]*$/
const look: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u00b4': "'",
  '`': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2013': '-',
  '\u2014': ',',
  '\u2026': '.',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\r': ' ',
}

/** The Latin letters with their marks, and punctuation: what lines are written with. */
const kept = 0x2100
const known = new Map<string, string>()

function foldCharacter(character: string): string {
  const remembered = known.get(character)
  if (remembered !== undefined) return remembered
  const replaced = look[character] ?? character
  const folded = replaced
    .normalize('NFD')
    .replace(combining, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(combining, '')
  if (character.charCodeAt(0) < kept) known.set(character, folded)
  return folded
}

/**
 * Folds case, accents, typographic quotes, dashes and spaces. One original character may give none
 * (a combining accent) or several folded ones; `at` has one more entry than `text`, the original's length.
 */
export function fold(text: string): Folded {
  return lines.of(text, () => foldAfresh(text))
}

/** A single word as `fold` gives it. It is not remembered: words come in thousands, and most are folded already. */
export function foldWord(word: string): string {
  return plainWord.test(word) ? word : foldAfresh(word).text
}
const plainWord = /^[a-z0-9]*$/

function foldAfresh(text: string): Folded {
  if (asciiOnly.test(text)) {
    const at: number[] = []
    for (let index = 0; index <= text.length; index += 1) at.push(index)
    return { text: text.toLowerCase().replaceAll('`', "'"), at }
  }
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const character of text) {
    const piece = foldCharacter(character)
    for (let unit = 0; unit < piece.length; unit += 1) at.push(index)
    folded += piece
    index += character.length
  }
  at.push(text.length)
  return { text: folded, at }
}
