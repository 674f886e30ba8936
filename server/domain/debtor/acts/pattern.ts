import { classes } from './cues/classes.ts'

/**
 * The cue grammar: patterns over folded words, compiled to regular expressions over `Sentence.norm`.
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
 *
 * A pause (comma) between two words is always allowed, except inside `..` and `...`.
 */
export type Compiled = {
  source: string
  regex: RegExp
  /** The line must hold a word with one of these first letters (see `keyOf`); empty if none can be told. */
  keys: readonly string[]
  /** For each further part of the pattern, the keys of which the line must hold one. */
  needs: readonly (readonly string[])[]
  negative: boolean
}

type Node = { source: string; words: string[] | null; needs?: string[][] }

const commonWords = new Set(
  'i you your the a an to of in on is are it that this and with for me my we us can will do not be have so what if que de la el los las en un una su le lo se no si por con para me y a es te usted'.split(
    ' ',
  ),
)
const negators = new Set(
  'not no never nobody nadie nunca jamas ni sin without neither nor ninguna ningun tampoco'.split(' '),
)
const lead =
  '(?:(?:okay|so|and|but|well|now|right|alright|look|listen|please|yes|no|sir|maam|great|perfect|then|hi|hello|good|morning|afternoon|evening|y|pero|bueno|pues|entonces|mire|mira|oiga|oye|claro|perfecto|si|ok|muy|bien|senor|senora|hola|buenos|buenas|dias|tardes|noches|disculpe|digame|dime|a|ver) (?:, )?){0,4}'

/** The key by which cues are found: the first three letters of a word. */
export function keyOf(word: string): string {
  return word.slice(0, 3)
}

function worth(words: readonly string[]): number {
  const shortest = Math.min(...words.map((word) => (commonWords.has(word) ? 0 : word.length)))
  return shortest * 4 - words.length
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

class Parser {
  readonly parts: string[]
  index = 0
  negative = false
  readonly pattern: string

  constructor(pattern: string) {
    this.pattern = pattern
    this.parts = pattern.match(/!\(|[()[\]|^$~]|\.{2,3}|<[a-z_]+>|[^\s()[\]|^$~<>]+/g) ?? []
  }

  fail(why: string): never {
    throw new Error(`Cue "${this.pattern}": ${why}`)
  }

  sequence(): Node {
    let source = ''
    let words: string[] | null = null
    const needs: string[][] = []
    for (;;) {
      const part = this.parts[this.index]
      if (part === undefined || part === ')' || part === ']' || part === '|') break
      this.index += 1
      const node = this.element(part)
      source += node.source
      if (node.words) needs.push(node.words)
      if (node.words && (!words || worth(node.words) > worth(words))) words = node.words
    }
    return { source, words, needs }
  }

  alternatives(close: string): { sources: string[]; words: string[] | null } {
    const sources: string[] = []
    let words: string[] | null = []
    for (;;) {
      const node = this.sequence()
      if (node.source === '') this.fail('an empty alternative')
      sources.push(node.source)
      words = words && node.words ? [...words, ...node.words] : null
      const next = this.parts[this.index]
      this.index += 1
      if (next === close) return { sources, words }
      if (next !== '|') this.fail(`"${close}" is missing`)
    }
  }

  element(part: string): Node {
    switch (part) {
      case '(': {
        const inner = this.alternatives(')')
        return { source: `(?:${inner.sources.join('|')})`, words: inner.words }
      }
      case '!(': {
        const inner = this.alternatives(')')
        return { source: `(?!${inner.sources.join('|')})`, words: null }
      }
      case '[': {
        const inner = this.alternatives(']')
        return { source: `(?:${inner.sources.join('|')})?`, words: null }
      }
      case '..':
        return { source: '(?:[^ ,]+ ){0,2}?', words: null }
      case '...':
        return { source: '(?:[^ ,]+ ){0,5}?', words: null }
      case '~':
        return { source: '(?:[^ ]+ ){0,8}?', words: null }
      case '^':
        return { source: `(?<=^ ${lead})`, words: null }
      case '$':
        return { source: '$', words: null }
      default:
        return part.startsWith('<') ? this.named(part.slice(1, -1)) : this.word(part)
    }
  }

  named(name: string): Node {
    const definition = classes[name]
    if (definition === undefined) return this.fail(`no class <${name}>`)
    if (definition instanceof RegExp) return { source: `(?:${definition.source}) (?:, )?`, words: null }
    const inner = new Parser(`(${definition})`)
    const node = inner.sequence()
    return node
  }

  word(part: string): Node {
    const stem = part.endsWith('*')
    const text = stem ? part.slice(0, -1) : part
    if (stem && text.length < 3) this.fail(`the stem "${part}" is too short`)
    if (!/^[a-z0-9%]+$/.test(text)) this.fail(`"${part}" is no folded word`)
    if (negators.has(text)) this.negative = true
    return { source: `${escape(text)}${stem ? '[^ ,]*' : ''} (?:, )?`, words: [text] }
  }
}

/** Compiles a pattern; throws with the pattern's text when it is malformed, which a test over all cues shows. */
export function compile(pattern: string): Compiled {
  const parser = new Parser(pattern)
  const node = parser.sequence()
  if (parser.index < parser.parts.length) parser.fail('a bracket too many')
  if (node.source === '') parser.fail('empty')
  return {
    source: pattern,
    regex: new RegExp(`(?<= )${node.source}`, 'g'),
    keys: node.words ? [...new Set(node.words.map(keyOf))] : [],
    needs: (node.needs ?? [])
      .filter((words) => words !== node.words)
      .map((words) => [...new Set(words.map(keyOf))])
      .toSorted((a, b) => a.length - b.length),
    negative: parser.negative,
  }
}
