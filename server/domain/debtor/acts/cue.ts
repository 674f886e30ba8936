import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { CollectorAct, SpokenViolation } from './understanding.ts'

/** What a cue stands for: an act, a violation with its severity, or pressure without a lawful reason. */
export type Meaning =
  | { kind: 'act'; act: CollectorAct }
  | { kind: 'violation'; violation: SpokenViolation; severity: Severity }
  | { kind: 'push' }

/** Ways of saying one thing, in the grammar of pattern.ts. */
export type Cue = {
  means: Meaning
  say: readonly string[]
  /** `keep`: the cue counts under a negation too ("I can't imagine how hard that is"). */
  negation?: 'keep'
  /** Only in a question, or only outside one. */
  form?: 'question' | 'statement'
  /** The cue does not count in a sentence in which one of these patterns is found. */
  unless?: readonly string[]
}

export type CueFile = { language: Language; cues: readonly Cue[] }

type Options = Omit<Cue, 'means' | 'say'>

/** A cue of an act. */
export function act(name: CollectorAct, say: readonly string[], options: Options = {}): Cue {
  return { means: { kind: 'act', act: name }, say, ...options }
}

/** A cue of a violation, with how grave it is. */
export function violation(
  name: SpokenViolation,
  severity: Severity,
  say: readonly string[],
  options: Options = {},
): Cue {
  return { means: { kind: 'violation', violation: name, severity }, say, ...options }
}

/** A cue of pressure without a lawful reason. */
export function push(say: readonly string[], options: Options = {}): Cue {
  return { means: { kind: 'push' }, say, ...options }
}
