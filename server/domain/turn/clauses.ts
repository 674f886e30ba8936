/**
 * Splits a stream of text into clauses as soon as they are complete: the first one at the first punctuation
 * after 8 letters, so that the voice can start early; later ones by sentence [A3].
 * Never splits inside "$1,000.50", "1.234,56", "3 p.m.", "Sr. García", "EE.UU.", "Acme Inc. He knows". The
 * result does not depend on how the text is chunked: a clause ends only once the next word begins.
 */
export class ClauseSplitter {
  #buffer = ''
  #first = true

  /** Adds text; returns the clauses that are now complete, each with its trailing white space. */
  push(text: string): string[] {
    this.#buffer += text
    const whole: string[] = []
    for (;;) {
      const end = this.#first ? firstClauseEnd(this.#buffer) : sentenceEnd(this.#buffer)
      if (end === null) return whole
      whole.push(this.#buffer.slice(0, end))
      this.#buffer = this.#buffer.slice(end)
      this.#first = false
    }
  }

  /**
   * Like `push`, for text that arrives in whole words: a clause at the end of the text is complete
   * immediately, unless the next word could still decide ("at 3 p.m.").
   */
  pushWords(text: string): string[] {
    const whole = this.push(text)
    const ends = this.#first ? /[,;:.!?…—]+["'»”)]*\s*$/u : /[.!?…]+["'»”)]*\s*$/u
    const match = ends.exec(this.#buffer)
    if (match === null || !endsHere(this.#buffer, match)) return whole
    if (this.#first && letters(this.#buffer) < firstClauseLetters) return whole
    whole.push(this.#buffer)
    this.#buffer = ''
    this.#first = false
    return whole
  }

  /** Returns the rest when the stream has ended. */
  flush(): string[] {
    const rest = this.#buffer
    this.#buffer = ''
    return rest.trim() === '' ? [] : [rest]
  }
}

const wordSet = (list: string) => new Set(list.split(' '))
/** A full stop after these never ends a sentence: a name follows, or the company's sentence continues. */
const neverEnd = wordSet(
  'mr mrs ms dr prof sr sra srta lic ing arq dra ud uds vd vds st ave blvd inc ltd co corp tel vs e.g i.e ' +
    'p.ej ej dto dpto av avda approx aprox dept cía hnos',
)
/** A full stop after these ends a sentence if a capital letter follows: "at 3 p.m. Then". */
const mayEnd = wordSet('a.m p.m am pm etc ee.uu ee eeuu u.s u.k jr s.a s.l c.v')
/** Abbreviations before a number ("no. 5"), otherwise words ("I said no. I mean it"). */
const beforeFigure = wordSet('no num núm nos art ext pág col')

const firstClauseLetters = 8

function firstClauseEnd(text: string): number | null {
  for (const match of text.matchAll(/(?:[,;:.!?…—]+["'»”)]*\s+|\n\s*)(?=\S)/gu)) {
    if (letters(text.slice(0, match.index)) < firstClauseLetters) continue
    if (isBoundary(text, match)) return match.index + match[0].length
  }
  return null
}

function sentenceEnd(text: string): number | null {
  for (const match of text.matchAll(/(?:[.!?…]+["'»”)]*\s+|\n\s*)(?=\S)/gu))
    if (isBoundary(text, match)) return match.index + match[0].length
  return null
}

/** Whether the punctuation at the end of the text ends a clause, whatever comes next. */
function endsHere(text: string, match: RegExpExecArray): boolean {
  if (!/^\.["'»”)]*\s*$/u.test(match[0])) return true
  const word = wordBefore(text, match).toLowerCase()
  return !mayEnd.has(word) && !beforeFigure.has(word) && isBoundary(text, match)
}

/**
 * Whether the punctuation really ends a clause, rather than belonging to an abbreviation, an initial or a
 * number.
 */
function isBoundary(text: string, match: RegExpExecArray): boolean {
  const [mark] = match
  const marks = /^[,;:.!?…—]*/u.exec(mark)?.[0]
  if (marks !== '.' || mark.includes('\n')) return true
  const before = wordBefore(text, match)
  const word = before.toLowerCase()
  const after = text.slice(match.index + mark.length)
  if (/^\p{Lu}$/u.test(before) || neverEnd.has(word)) return false
  if (mayEnd.has(word)) return /^["'«“(]*[\p{Lu}¿¡]/u.test(after)
  if (beforeFigure.has(word)) return !/^\d/u.test(after)
  return true
}

function wordBefore(text: string, match: RegExpExecArray): string {
  return /[\p{L}\p{N}.]+$/u.exec(text.slice(0, match.index))?.[0] ?? ''
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
