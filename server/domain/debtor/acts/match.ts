import type { Language } from '#protocol/vocabulary/language.ts'
import type { Cue, CueFile, Meaning } from './cue.ts'
import type { WordSet } from './lexicon.ts'
import type { Line, Sentence } from '#server/language/text/line.ts'
import { deniesOnCondition, isNegated, isTold } from './negation.ts'
import { Search } from './search.ts'
import type { Compiled, Looked } from './search.ts'

/** A cue found in a line: tokens [from, to) of its sentence. */
export type CueHit = {
  means: Meaning
  language: Language
  sentence: Sentence
  from: number
  to: number
  pattern: string
}

type Entry = {
  cue: Cue
  language: Language
  pattern: Compiled
  unless: readonly Compiled[]
  /** Its place among all cues. */
  order: number
}

/** Cues compiled and filed by the rarest words that they need, so that a sentence meets few of them. */
export type CueIndex = { search: Search; byNeed: ReadonlyMap<WordSet, readonly Entry[]> }

/** Compiles all cues; throws with a pattern's text when it is malformed. */
export function buildIndex(files: readonly CueFile[]): CueIndex {
  const search = new Search()
  const byNeed = new Map<WordSet, Entry[]>()
  let order = 0
  for (const { language, cues } of files) {
    for (const cue of cues) {
      const unless = (cue.unless ?? []).map((said) => search.compile(said))
      for (const said of cue.say) {
        order += 1
        const entry = { cue, language, pattern: search.compile(said), unless, order }
        const [need] = entry.pattern.needs
        if (need === undefined) throw new Error(`Cue "${said}": no word of it is always said`)
        const known = byNeed.get(need)
        if (known) known.push(entry)
        else {
          byNeed.set(need, [entry])
          search.anchor(need)
        }
      }
    }
  }
  return { search, byNeed }
}

/** Whether an exception stands in the sentence; one that denies does not when it is a condition ("if you do not…"). */
function isExcused(search: Search, looked: Looked, unless: Compiled): boolean {
  for (let from = 0; ;) {
    const found = search.find(looked, unless, from)
    if (!found) return false
    const { sentence, steps } = looked
    if (!unless.negative || !deniesOnCondition(sentence, steps.tokens[found.begin] ?? 0)) return true
    from = found.begin + 1
  }
}

function meets(search: Search, { cue, pattern, unless, language }: Entry, looked: Looked): CueHit | null {
  const { sentence, steps } = looked
  if (cue.form === 'question' && !sentence.question) return null
  if (cue.form === 'statement' && sentence.question) return null
  for (let next = 0; ;) {
    const found = search.find(looked, pattern, next)
    if (!found) return null
    const { begin, end } = found
    next = begin + 1
    const from = steps.tokens[begin] ?? 0
    const to = (steps.tokens[Math.max(begin, end - 1)] ?? 0) + 1
    if (cue.negation !== 'keep' && isNegated(sentence, from, to, pattern.negative)) continue
    if (cue.means.kind !== 'act' && isTold(sentence, from)) continue
    if (unless.some((exception) => isExcused(search, looked, exception))) return null
    return { means: cue.means, language, sentence, from, to, pattern: pattern.source }
  }
}

const none: readonly Entry[] = []

type Found = { hit: CueHit; anchor: number; order: number }

/** In the order of the line; of cues for the same words the one first whose rarest word stands first. */
function inOrder(a: Found, b: Found): number {
  return (
    a.hit.sentence.start - b.hit.sentence.start ||
    a.hit.from - b.hit.from ||
    b.hit.to - a.hit.to ||
    a.anchor - b.anchor ||
    a.order - b.order
  )
}

/** All cues that a line meets, in the order of the line. */
export function findCues(line: Line, { search, byNeed }: CueIndex): CueHit[] {
  const found: Found[] = []
  for (const sentence of line.sentences) {
    const looked = search.lookUp(sentence)
    for (const { need, token } of looked.anchors) {
      for (const entry of byNeed.get(need) ?? none) {
        const hit = meets(search, entry, looked)
        if (hit) found.push({ hit, anchor: token, order: entry.order })
      }
    }
  }
  return found.toSorted(inOrder).map(({ hit }) => hit)
}
