/**
 * Splits a stream of text into clauses as soon as they are whole: the first at the first punctuation
 * after 8 letters, so that a voice can begin; later ones by sentence (docs/channel.md, "A turn").
 * Never inside "$1,000.50", "1.234,56", "3 p.m.", "Sr. García", "EE.UU.", "Acme Inc.".
 */
export class ClauseSplitter {
  #buffer = ''
  #first = true

  /** Adds text; returns the clauses that are now whole, each with the white space that follows it. */
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

  /** What is left when the stream has ended. */
  flush(): string[] {
    const rest = this.#buffer
    this.#buffer = ''
    return rest.trim() === '' ? [] : [rest]
  }
}

/** Words after which a full stop ends no sentence. Folded to lower case. */
const abbreviations = new Set(
  (
    'mr mrs ms dr prof sr sra srta lic ing arq dra ud uds vd vds st ave blvd inc ltd co corp no num tel ext ' +
    'vs etc e.g i.e p.ej ee.uu ee eeuu u.s a.m p.m am pm jr dto dpto av art approx dept'
  ).split(' '),
)

const firstClauseLetters = 8

function firstClauseEnd(text: string): number | null {
  for (const match of text.matchAll(/[,;:.!?…—]+["'»”)]*(\s+)/gu)) {
    const end = match.index + match[0].length
    if (letters(text.slice(0, match.index)) < firstClauseLetters) continue
    if (isBoundary(text, match.index)) return end
  }
  return null
}

function sentenceEnd(text: string): number | null {
  for (const match of text.matchAll(/[.!?…]+["'»”)]*(\s+)/gu)) {
    const end = match.index + match[0].length
    if (isBoundary(text, match.index)) return end
  }
  return null
}

/** Whether the punctuation at `at` really ends something: not an abbreviation, an initial or a number. */
function isBoundary(text: string, at: number): boolean {
  if (text[at] !== '.') return true
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(0, at))?.[0].toLowerCase() ?? ''
  if (text[at + 1] === '.') return true // an ellipsis
  if (word.length === 1 && /\p{L}/u.test(word)) return false // an initial
  const after = /^[."'»”)]*\s+(\S)/u.exec(text.slice(at))?.[1]
  if (!abbreviations.has(word)) return true
  // "Acme Inc. He knows", "at 3 p.m. Then": after these a capital letter begins a new sentence.
  const mayEnd = /^(inc|ltd|co|corp|etc|[ap]\.?m|ee\.?uu|u\.s|jr)$/.test(word)
  return mayEnd && after !== undefined && /[\p{Lu}¿¡]/u.test(after)
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
