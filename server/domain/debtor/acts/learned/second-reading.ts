import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { clauseAround } from '#server/language/text/clause.ts'
import type { Line, Sentence } from '#server/language/text/line.ts'
import { collectorActs, violationIds } from '../understanding.ts'
import type { ActHit, CollectorAct, Span, SpokenViolation, ViolationHit } from '../understanding.ts'
import { featuresIn, repeatedIn } from './features.ts'
import { marginsOf, summed, sumOf } from '#server/language/learned/model.ts'
import type { Summed } from '#server/language/learned/model.ts'
import { anyViolation } from '#server/language/learned/labels.ts'
import { model } from './weights.ts'

const places = new Map<string, number>(model.labels.map((label, at) => [label, at]))

/**
 * A cue's act whose margin is below `disbelieved` everywhere is not believed. Without any cue an act stands above `read`
 * in the whole line, or above `readInPart` in a part of it. An accusation has to be right more often than a praise: a
 * cue's violation needs a margin of at least `upheld`, one without a cue more than `accused`, and more by `denied` where
 * a negation stands beside it. What the line shows of violations as such counts with the share `ofAny`; what it shows of
 * another one speaks against it with the share `ofRival`. All are the best on lines of writers that were kept out of
 * training, one after the other, for acts by F1, for violations by recall at a precision of .97 (docs/decisions/0007).
 */
const margin = { disbelieved: -0.65, read: 0, readInPart: 0.2, upheld: -0.1, accused: 0.45, denied: 0.4 }
const share = { ofAny: 0.25, ofRival: 0.3 }

/** Beyond this a margin is sure, and no surer for being larger. */
const sure = 1.5

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
/** The language of a disclosure depends on the call; all other violations on the words. */
const callLanguage: SpokenViolation = 'disclosure_language'
const byWords = violationIds.filter((violation) => violation !== callLanguage)

const denial = / (?:no|not|never|nobody|none|nadie|nunca|jamas|ni|tampoco|ningun|ninguna|nothing) /

type Label = CollectorAct | SpokenViolation | typeof anyViolation
type Reading = { sentence: Sentence; from: number; to: number; margins: Float64Array }

function stretchOf(sentence: Sentence, from: number, to: number): Reading {
  const part = { question: sentence.question, tokens: sentence.tokens.slice(from, to) }
  return { sentence, from, to, margins: marginsOf(model, summed(model, featuresIn(part))) }
}

/** Fewer words than this show no act by themselves: "Thanks.", "Is that right?" */
const fewest = 4

/** Each sentence by itself, and the stretches of long ones: one act among many is diluted in the whole line. */
function partsOf(line: Line, sums: readonly Summed[]): Reading[] {
  return line.sentences.flatMap((sentence, place) => {
    const { length } = sentence.tokens
    const sum = sums[place]
    if (length < fewest || !sum) return []
    const whole = { sentence, from: 0, to: length, margins: marginsOf(model, sum) }
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

function marginIn(margins: Float64Array, label: Label): number {
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

/** The most that any of the parts shows of each label. */
function mostOf(parts: readonly Reading[]): Float64Array {
  const most = new Float64Array(model.labels.length).fill(-Infinity)
  for (const { margins } of parts) {
    for (let label = 0; label < most.length; label += 1)
      most[label] = Math.max(most[label] ?? -Infinity, margins[label] ?? -Infinity)
  }
  return most
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
  const sums = seen.map((features) => summed(model, features))
  const parts = partsOf(line, sums)
  const [only, ...others] = parts
  const whole =
    only && others.length === 0 && sums.length === 1
      ? only.margins
      : marginsOf(model, sumOf(sums, summed(model, repeatedIn(seen))))
  const inWhole = (label: Label) => marginIn(whole, label)
  const most = mostOf(parts)
  const inPart = (label: Label) => marginIn(most, label)
  const highest = (label: Label) => Math.max(inWhole(label), inPart(label))
  const acts = first.acts.filter(({ act }) => highest(act) >= margin.disbelieved)
  for (const act of collectorActs) {
    if (acts.some((hit) => hit.act === act)) continue
    if (inWhole(act) > margin.read || inPart(act) > margin.readInPart)
      acts.push({ act, ...quoteOf(act, line, parts) })
  }
  const any = Math.max(-sure, Math.min(sure, highest(anyViolation)))
  /** How much more is asked of a violation, for what the line shows of another one. */
  const forRival = (violation: SpokenViolation) => {
    let rival = 0
    for (const other of byWords) if (other !== violation) rival = Math.max(rival, highest(other))
    return share.ofRival * rival
  }
  const violations = first.violations.filter(
    ({ violation }) =>
      violation === callLanguage ||
      highest(violation) + share.ofAny * any - forRival(violation) >= margin.upheld,
  )
  for (const violation of byWords) {
    const more = inWhole(violation) - margin.accused
    if (more <= 0 || first.violations.some((hit) => hit.violation === violation)) continue
    const denied = saidPlainly.has(violation) && denial.test(surest(violation, parts)?.sentence.norm ?? '')
    if (more > forRival(violation) + (denied ? margin.denied : 0))
      violations.push({ violation, severity: severityOf[violation], ...quoteOf(violation, line, parts) })
  }
  const inOrder = (a: Span, b: Span) => a.start - b.start
  return { acts: acts.toSorted(inOrder), violations: violations.toSorted(inOrder) }
}
