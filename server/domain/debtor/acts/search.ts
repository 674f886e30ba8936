import { belongs, Lexicon } from './lexicon.ts'
import type { WordForm, WordSet } from './lexicon.ts'
import type { Sentence } from './line.ts'
import { parsePattern } from './pattern.ts'
import type { Node } from './pattern.ts'
import { run, stepsOf, writeProgram } from './program.ts'
import type { Code, Steps } from './program.ts'

/** A pattern as `find` takes it. */
export type Compiled = {
  source: string
  /** Where its program begins. */
  start: number
  /** The sets of which a sentence must have a word each for the pattern to match, the rarest first. */
  needs: readonly WordSet[]
  negative: boolean
}

/** A sentence with its words looked up. */
export type Looked = { sentence: Sentence; steps: Steps; code: Code }

/** Patterns that share one lexicon: each sentence is looked up once for all of them. */
export class Search {
  readonly #lexicon = new Lexicon()
  readonly #code: Code = []

  /** Throws with the pattern's text when it is malformed. */
  compile(source: string): Compiled {
    const { root, negative } = parsePattern(source)
    return {
      source,
      start: writeProgram(root, this.#code, this.#lexicon),
      needs: [...new Set(neededBy(root).map((forms) => this.#lexicon.setOf(forms)))],
      negative,
    }
  }

  /** To be called when all patterns are compiled. */
  lookUp(sentence: Sentence): Looked {
    return { sentence, steps: stepsOf(sentence, this.#lexicon), code: this.#code }
  }
}

/** The first place from step `from` on where a pattern matches, in steps. */
export function find(
  { steps, code }: Looked,
  { start, needs }: Compiled,
  from: number,
): { begin: number; end: number } | null {
  if (!needs.every((need) => belongs(steps.all, need))) return null
  for (let begin = from; begin <= steps.sets.length; begin += 1) {
    const end = run(code, start, steps, begin)
    if (end >= 0) return { begin, end }
  }
  return null
}

const commonWords = new Set(
  'i you your the a an to of in on is are it that this and with for me my we us can will do not be have so what if que de la el los las en un una su le lo se no si por con para me y a es te usted'.split(
    ' ',
  ),
)

/** How seldom a line has one of these words, roughly. */
function rarity(forms: readonly WordForm[]): number {
  const shortest = Math.min(
    ...forms.map((form) => (form.kind === 'class' || commonWords.has(form.text) ? 0 : form.text.length)),
  )
  return shortest * 4 - forms.length
}

/** For each part of a pattern without which it cannot match, the words of which a sentence must have one; the rarest first. */
function neededBy(node: Node): WordForm[][] {
  switch (node.kind) {
    case 'word':
    case 'class':
      return [[node]]
    case 'sequence':
      return node.parts.flatMap(neededBy).toSorted((a, b) => rarity(b) - rarity(a))
    case 'choice': {
      const rarest = node.options.map((option) => neededBy(option)[0])
      const all = rarest.flatMap((forms) => forms ?? [])
      return rarest.includes(undefined) ? [] : [all]
    }
    default:
      return []
  }
}
