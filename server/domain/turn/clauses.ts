import { isOpenEnd, isSentenceEnd, sentenceEnds } from '#protocol/text/sentences.ts'

/**
 * Splits a stream of text into clauses as soon as they are complete: the first one at the first punctuation
 * after 8 letters, so that the voice can start early; later ones by sentence [A3].
 * Never splits inside "$1,000.50", "1.234,56", "3 p.m.", "Sr. García", "EE.UU.", "Acme Inc. He knows". The
 * result does not depend on how the text is chunked: a clause ends only once the next word begins.
 */
export class ClauseSplitter {
  #buffer = ''
  /** The end of the buffer: reading the buffer itself for every piece would cost more with each one. */
  #tail = ''
  #first = true

  /** The number of characters that wait for the end of their clause. */
  get pendingCharacters(): number {
    return this.#buffer.length
  }

  /** Adds text; returns the clauses that are now complete, each with its trailing white space. */
  push(text: string): string[] {
    const recent = this.#tail + text
    this.#buffer += text
    this.#tail = recent.slice(-tailCharacters)
    if (!mayEndClause.test(recent)) return []
    const whole: string[] = []
    for (;;) {
      const end = this.#first ? firstClauseEnd(this.#buffer) : sentenceEnd(this.#buffer)
      if (end === null) return whole
      whole.push(this.#buffer.slice(0, end))
      this.#keep(this.#buffer.slice(end))
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
    if (!ends.test(this.#tail) || !endsHere(this.#buffer)) return whole
    if (this.#first && letters(this.#buffer) < firstClauseLetters) return whole
    whole.push(this.#buffer)
    this.#keep('')
    this.#first = false
    return whole
  }

  /** Returns the rest when the stream has ended. */
  flush(): string[] {
    const rest = this.#buffer
    this.#keep('')
    return rest.trim() === '' ? [] : [rest]
  }

  #keep(rest: string): void {
    this.#buffer = rest
    this.#tail = rest.slice(-tailCharacters)
  }
}

/**
 * A mark that many characters back no longer ends a clause: between a mark and the next word stand only quotes
 * and white space.
 */
const tailCharacters = 64
const mayEndClause = /[,;:.!?…—\n]/u

const firstClauseLetters = 8

function firstClauseEnd(text: string): number | null {
  for (const match of text.matchAll(/(?:[,;:.!?…—]+["'»”)]*\s+|\n\s*)(?=\S)/gu)) {
    if (letters(text.slice(0, match.index)) < firstClauseLetters) continue
    const end = match.index + match[0].length
    if (isSentenceEnd(text, end)) return end
  }
  return null
}

function sentenceEnd(text: string): number | null {
  const [end = text.length] = sentenceEnds(text)
  return end < text.length ? end : null
}

/** Whether the punctuation at the end of the text ends something, whatever comes next. */
function endsHere(text: string): boolean {
  return !isOpenEnd(text) && isSentenceEnd(text, text.length)
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
