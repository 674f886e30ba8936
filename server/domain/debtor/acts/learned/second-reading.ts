import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { clauseAround } from '../clause.ts'
import type { Line, Sentence } from '../line.ts'
import { collectorActs, violationIds } from '../understanding.ts'
import type { ActHit, CollectorAct, Span, SpokenViolation, ViolationHit } from '../understanding.ts'
import { featuresIn, together } from './features.ts'
import type { Features } from './features.ts'
import { marginsOf, openModel } from './model.ts'
import { anyViolation } from './train.ts'
import { storedWeights } from './weights.ts'

const model = openModel(storedWeights)
const places = new Map<string, number>(model.labels.map((label, at) => [label, at]))

/**
 * A cue's act whose margin is below `disbelieved` everywhere is not believed; nor is a violation whose margin and that
 * of any violation add up to less than `acquitted`. Without any cue an act stands above `read` in the whole line, or above `readInPart` in a part of
 * it; a violation above `accused`. Between them the cues decide. The margins of acts are the best in a four-fold
 * cross-validation over the lines for tuning. An accusation has to be right more often than a praise, so it
 * needs a wider one.
 */
const margin = { disbelieved: -0.65, read: 0, readInPart: 0.1, acquitted: -0.3, accused: 0.1 }

/** Long sentences, as speech recognition gives them, are read in stretches of so many words, half overlapping. */
const stretch = 12

/** How grave a violation is that no cue told apart: as the cues of its kind are. */
const severityOf: Record<SpokenViolation, Severity> = {
  arrest: 'severe',
  unlawful_action: 'severe',
  false_identity: 'severe',
  false_credit: 'severe',
  abuse: 'severe',
  violence: 'severe',
  third_party: 'major',
  ignore_stop: 'severe',
  ignore_dispute: 'major',
  pay_to_me: 'severe',
  disclosure_language: 'major',
}

/** Violations that are said without a negation: with one, the words most likely deny them. */
const saidPlainly: ReadonlySet<SpokenViolation> = new Set<SpokenViolation>([
  'arrest',
  'unlawful_action',
  'false_identity',
  'abuse',
  'violence',
  'third_party',
  'pay_to_me',
])
const denial = / (?:no|not|never|nobody|none|nadie|nunca|jamas|ni|tampoco|ningun|ninguna|nothing) /

type Label = CollectorAct | SpokenViolation | typeof anyViolation
type Reading = { sentence: Sentence; from: number; to: number; margins: readonly number[] }

function stretchOf(sentence: Sentence, from: number, to: number): Reading {
  const part = { question: sentence.question, tokens: sentence.tokens.slice(from, to) }
  return { sentence, from, to, margins: marginsOf(model, featuresIn(part)) }
}

/** Fewer words than this show no act by themselves: "Thanks.", "Is that right?" */
const fewest = 4

/** A line of fewer words is a stock phrase: the cues know it, and it gives the model too little to go by. */
const fewestToDoubt = 10

/** Each sentence by itself, and the stretches of long ones: one act among many is diluted in the whole line. */
function partsOf(line: Line, seen: readonly Features[]): Reading[] {
  return line.sentences.flatMap((sentence, place) => {
    const { length } = sentence.tokens
    if (length < fewest) return []
    const whole = { sentence, from: 0, to: length, margins: marginsOf(model, seen[place] ?? []) }
    if (length <= 1.5 * stretch) return [whole]
    const starts = Array.from({ length: Math.ceil((length - stretch / 2) / (stretch / 2)) }, (_, at) => at)
    return [
      whole,
      ...starts.map((at) =>
        stretchOf(sentence, (at * stretch) / 2, Math.min(length, (at * stretch) / 2 + stretch)),
      ),
    ]
  })
}

function marginIn(margins: readonly number[], label: Label): number {
  return margins[places.get(label) ?? -1] ?? -Infinity
}

/** The part that shows a label most. */
function surest(label: Label, parts: readonly Reading[]): Reading | undefined {
  let best: Reading | undefined
  let most = -Infinity
  for (const part of parts) {
    const here = marginIn(part.margins, label)
    if (here > most) [best, most] = [part, here]
  }
  return best
}

function quoteOf(label: Label, line: Line, parts: readonly Reading[]): Span {
  const part = surest(label, parts)
  return part
    ? clauseAround(line, part.sentence, part.from, part.to)
    : { quote: line.text, start: 0, end: line.text.length }
}

/**
 * What stands of the cues' reading after a second one, by a model that learned from labelled lines: it finds
 * ways of saying that no cue foresaw, and tells where a cue's words say something else. The language of the
 * disclosure is left to the cues: it depends on the call, not on the words.
 */
export function readAgain(
  line: Line,
  first: { acts: readonly ActHit[]; violations: readonly ViolationHit[] },
): { acts: ActHit[]; violations: ViolationHit[] } {
  const seen = line.sentences.map(featuresIn)
  const parts = partsOf(line, seen)
  const [only, ...others] = parts
  const whole =
    only && others.length === 0 && line.sentences.length === 1
      ? only.margins
      : marginsOf(model, together(seen))
  const inWhole = (label: Label) => marginIn(whole, label)
  const inPart = (label: Label) => {
    const part = surest(label, parts)
    return part ? marginIn(part.margins, label) : -Infinity
  }
  const highest = (label: Label) => Math.max(inWhole(label), inPart(label))
  const stock = line.tokens.length < fewestToDoubt
  const acts = first.acts.filter(({ act }) => stock || highest(act) >= margin.disbelieved)
  for (const act of collectorActs) {
    if (acts.some((hit) => hit.act === act)) continue
    if (inWhole(act) > margin.read || inPart(act) > margin.readInPart)
      acts.push({ act, ...quoteOf(act, line, parts) })
  }
  const violations = first.violations.filter(
    ({ violation }) =>
      violation === 'disclosure_language' || highest(violation) + highest(anyViolation) >= margin.acquitted,
  )
  for (const violation of violationIds) {
    if (violation === 'disclosure_language' || violations.some((hit) => hit.violation === violation)) continue
    if (inWhole(violation) <= margin.accused) continue
    const denied = denial.test(surest(violation, parts)?.sentence.norm ?? '')
    if (!(denied && saidPlainly.has(violation)))
      violations.push({ violation, severity: severityOf[violation], ...quoteOf(violation, line, parts) })
  }
  const inOrder = (a: Span, b: Span) => a.start - b.start
  return { acts: acts.toSorted(inOrder), violations: violations.toSorted(inOrder) }
}
