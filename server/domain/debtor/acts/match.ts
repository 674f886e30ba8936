import type { Language } from '#protocol/vocabulary/language.ts'
import type { Cue, CueFile, Meaning } from './cue.ts'
import { tokenAt } from './line.ts'
import type { Line, Sentence } from './line.ts'
import { deniesOnCondition, isNegated, isTold } from './negation.ts'
import { compile, keyOf } from './pattern.ts'
import type { Compiled } from './pattern.ts'

/** A cue found in a line: tokens [from, to) of its sentence. */
export type CueHit = {
  means: Meaning
  language: Language
  sentence: Sentence
  from: number
  to: number
  pattern: string
}

type Entry = { cue: Cue; language: Language; pattern: Compiled; unless: readonly Compiled[]; order: number }

/** Cues compiled and filed by the first letters of their rarest word, so that a line meets few of them. */
export type CueIndex = { byKey: ReadonlyMap<string, readonly Entry[]>; always: readonly Entry[] }

export function buildIndex(files: readonly CueFile[]): CueIndex {
  const byKey = new Map<string, Entry[]>()
  const always: Entry[] = []
  let order = 0
  for (const { language, cues } of files) {
    for (const cue of cues) {
      const unless = (cue.unless ?? []).map(compile)
      for (const said of cue.say) {
        order += 1
        const entry = { cue, language, pattern: compile(said), unless, order }
        if (entry.pattern.keys.length === 0) always.push(entry)
        for (const key of entry.pattern.keys) byKey.set(key, [...(byKey.get(key) ?? []), entry])
      }
    }
  }
  return { byKey, always }
}

/** Whether an exception stands in the sentence; one that denies does not when it is a condition ("if you do not…"). */
function isExcused(sentence: Sentence, { regex, negative }: Compiled): boolean {
  regex.lastIndex = 0
  for (;;) {
    const match = regex.exec(sentence.norm)
    if (!match) return false
    if (!negative || !deniesOnCondition(sentence, tokenAt(sentence, match.index))) return true
    regex.lastIndex = match.index + 1
  }
}

function meets(entry: Entry, sentence: Sentence): CueHit | null {
  const { cue, pattern } = entry
  if (cue.form === 'question' && !sentence.question) return null
  if (cue.form === 'statement' && sentence.question) return null
  const { regex } = pattern
  regex.lastIndex = 0
  for (;;) {
    const match = regex.exec(sentence.norm)
    if (!match) return null
    const from = tokenAt(sentence, match.index)
    const to = tokenAt(sentence, match.index + Math.max(0, match[0].trimEnd().length - 1)) + 1
    regex.lastIndex = match.index + 1
    if (cue.negation !== 'keep' && isNegated(sentence, from, to, pattern.negative)) continue
    if (cue.means.kind !== 'act' && isTold(sentence, from)) continue
    if (entry.unless.some((unless) => isExcused(sentence, unless))) return null
    return { means: cue.means, language: entry.language, sentence, from, to, pattern: pattern.source }
  }
}

/** All cues that a line meets, in the order of the line. */
export function findCues(line: Line, index: CueIndex): CueHit[] {
  const hits: CueHit[] = []
  for (const sentence of line.sentences) {
    const tried = new Set<Entry>()
    const keys = new Set(sentence.tokens.map((token) => keyOf(token.word)))
    const attempt = (entry: Entry) => {
      if (tried.has(entry)) return
      tried.add(entry)
      if (!entry.pattern.needs.every((some) => some.some((key) => keys.has(key)))) return
      const hit = meets(entry, sentence)
      if (hit) hits.push(hit)
    }
    for (const key of keys) for (const entry of index.byKey.get(key) ?? []) attempt(entry)
    for (const entry of index.always) attempt(entry)
  }
  return hits.toSorted((a, b) => a.sentence.start - b.sentence.start || a.from - b.from || b.to - a.to)
}
