const letters = 'ABCDEFGH'

/** The letter of the move at this place, from 0. */
export function letterOf(at: number): string {
  return letters[at] ?? '?'
}

/** More than a letter in any dress takes: after so many characters there is none. */
const headMax = 24

/** "B:", "(B)", "**B.**", "[B] -", "Move B:", "Letra B:". */
const dressed =
  /^\s*["“]?(?:(?:[Mm]ove|[Ll]etter|[Oo]ption|[Ll]etra|[Oo]pci[oó]n)\s+)?(?:\*\*|\[\[?|\()?([A-Ha-h])(?:\s*[:)|–—]\s*(?:\*\*)?|(?:\*\*|\]\]?)\s*[:.|–—-]?|\.\s|\.\*\*|\s+-\s|\s*\n)\s*/u
/** A lone letter before a capital, where it is no word: "B Well, ...". "A" and "E" are words of Spanish. */
const lone = /^\s*([B-DF-H])\s+(?=[¿¡"“]?\p{Lu})/u
/** A whole reply that is a letter. */
const bare = /^\s*([A-H])\s*[:.]?\s*$/u
/** What a letter in any dress begins with. */
const mayBegin = /^\s*(?:["“*[(]|[A-HMLOa-hmlo](?:$|\P{L}|ove|ett|etr|pt|pc))/u
/** Decided before the head is long enough: what follows the letter and its mark is there. */
const plain = /^\s*[A-H]\s*[:)]\s*[^\s*]/u

/**
 * Takes the letter of the move off the beginning of a streamed reply, however it is split into pieces. `letter` is
 * undefined until that is decided, then the letter (upper case), or null where the reply begins without one.
 */
export class MoveLetter {
  letter: string | null | undefined
  #held = ''

  /** Adds a piece; returns the text of the reply that may be used now. */
  push(piece: string): string {
    if (this.letter !== undefined) return piece
    this.#held += piece
    const begins = this.#held.trim().length < 4 || mayBegin.test(this.#held)
    if (this.#held.length <= headMax && begins && !plain.test(this.#held)) return ''
    return this.#decide()
  }

  /** The stream has ended: returns what was held back. */
  flush(): string {
    return this.letter === undefined ? this.#decide() : ''
  }

  #decide(): string {
    const held = this.#held
    this.#held = ''
    const match = dressed.exec(held) ?? lone.exec(held) ?? bare.exec(held)
    this.letter = match?.[1]?.toUpperCase() ?? null
    return match ? held.slice(match[0].length) : held
  }
}
