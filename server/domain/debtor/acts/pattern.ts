import { classes } from './cues/classes.ts'

/**
 * The cue grammar: patterns over folded words, read into a tree that program.ts compiles.
 *
 *   word        that word                     sorry
 *   stem*       a word that begins so         apolog*
 *   (a|b c)     one of these                  (sorry|my apologies)
 *   [a b]       optional                      i am [so] sorry
 *   <class>     a class of words              <n> <currency>
 *   ..  ...     up to 2, up to 5 words, not across a pause
 *   ~           up to 8 words, across pauses
 *   ^           the sentence begins here, but for words like "okay so" or "bueno"
 *   $           the sentence ends here
 *   !(a|b)      the next word is none of these
 *   -(a|b)      the word before is none of these
 *
 * A pause (comma) between two words is always allowed, except inside `..` and `...`. As in a regular
 * expression, the first of several alternatives is tried first, and an optional part is rather there.
 */
export type Node =
  /** `stem` stands for all words that begin with the text. */
  | { kind: 'word'; text: string; stem: boolean }
  /** Words that an expression knows: the whole word has to fit it. */
  | { kind: 'class'; name: string; word: RegExp }
  | { kind: 'sequence'; parts: readonly Node[] }
  | { kind: 'choice'; options: readonly Node[] }
  | { kind: 'optional'; part: Node }
  | { kind: 'not_before'; part: Node }
  | { kind: 'not_after'; part: Node }
  | { kind: 'gap'; most: number; overPauses: boolean }
  | { kind: 'start' }
  | { kind: 'end' }

export type Pattern = { source: string; root: Node; negative: boolean }

const negators = new Set(
  'not no never nobody nadie nunca jamas ni sin without neither nor ninguna ningun tampoco'.split(' '),
)

class Parser {
  readonly parts: string[]
  index = 0
  negative = false
  readonly pattern: string

  constructor(pattern: string) {
    this.pattern = pattern
    this.parts = pattern.match(/[!-]\(|[()[\]|^$~]|\.{2,3}|<[a-z_]+>|[^\s()[\]|^$~<>]+/g) ?? []
  }

  fail(why: string): never {
    throw new Error(`Cue "${this.pattern}": ${why}`)
  }

  sequence(): Node {
    const parts: Node[] = []
    for (;;) {
      const part = this.parts[this.index]
      if (part === undefined || part === ')' || part === ']' || part === '|') break
      this.index += 1
      parts.push(this.element(part))
    }
    const [only, ...others] = parts
    if (!only) return this.fail('an empty alternative')
    return others.length === 0 ? only : { kind: 'sequence', parts }
  }

  choice(close: string): Node {
    const options: Node[] = []
    for (;;) {
      options.push(this.sequence())
      const next = this.parts[this.index]
      this.index += 1
      if (next === close) return { kind: 'choice', options }
      if (next !== '|') this.fail(`"${close}" is missing`)
    }
  }

  element(part: string): Node {
    switch (part) {
      case '(':
        return this.choice(')')
      case '[':
        return { kind: 'optional', part: this.choice(']') }
      case '!(':
        return { kind: 'not_before', part: this.choice(')') }
      case '-(':
        return { kind: 'not_after', part: this.choice(')') }
      case '..':
        return { kind: 'gap', most: 2, overPauses: false }
      case '...':
        return { kind: 'gap', most: 5, overPauses: false }
      case '~':
        return { kind: 'gap', most: 8, overPauses: true }
      case '^':
        return { kind: 'start' }
      case '$':
        return { kind: 'end' }
      default:
        return part.startsWith('<') ? this.named(part.slice(1, -1)) : this.word(part)
    }
  }

  named(name: string): Node {
    const definition = classes[name]
    if (definition === undefined) return this.fail(`no class <${name}>`)
    if (definition instanceof RegExp) return { kind: 'class', name, word: definition }
    return new Parser(`(${definition})`).sequence()
  }

  word(part: string): Node {
    const stem = part.endsWith('*')
    const text = stem ? part.slice(0, -1) : part
    if (stem && text.length < 3) this.fail(`the stem "${part}" is too short`)
    if (!/^[a-z0-9%]+$/.test(text)) this.fail(`"${part}" is no folded word`)
    if (negators.has(text)) this.negative = true
    return { kind: 'word', text, stem }
  }
}

/** Reads a pattern; throws with its text when it is malformed, which a test over all cues shows. */
export function parsePattern(source: string): Pattern {
  const parser = new Parser(source)
  const root = parser.sequence()
  if (parser.index < parser.parts.length) parser.fail('a bracket too many')
  return { source, root, negative: parser.negative }
}
