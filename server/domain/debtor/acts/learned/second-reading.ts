import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { clauseAround } from '../clause.ts'
import type { Line, Sentence } from '../line.ts'
import { collectorActs, violationIds } from '../understanding.ts'
import type { ActHit, CollectorAct, Span, SpokenViolation, ViolationHit } from '../understanding.ts'
import { featuresOf } from './features.ts'
import { marginsOf, openModel } from './model.ts'
import { storedWeights } from './weights.ts'

const model = openModel(storedWeights)

/**
 * Below `disbelieved` a cue's act is not believed; above `read` an act stands without any cue, and a violation
 * above `accused`. Between them the cues decide. Chosen on lines that the model had not been trained on; an
 * accusation has to be right more often than a praise, so its margin is the widest.
 */
const margin = { disbelieved: -0.9, read: -0.2, accused: -0.05 }

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

type Reading = { sentence: Sentence | null; margins: Map<string, number> }

/** The whole line first, then each sentence by itself: one act among many is diluted in the whole. */
function readingsOf(line: Line): Reading[] {
  const whole = { sentence: null, margins: marginsOf(model, featuresOf(line.sentences)) }
  if (line.sentences.length < 2) return [whole]
  const each = line.sentences.map((sentence) => ({
    sentence,
    margins: marginsOf(model, featuresOf([sentence])),
  }))
  return [whole, ...each]
}

function surest(label: CollectorAct | SpokenViolation, readings: readonly Reading[]) {
  let best = { margin: -Infinity, sentence: null as Sentence | null }
  for (const { sentence, margins } of readings) {
    const here = margins.get(label) ?? -Infinity
    if (here > best.margin) best = { margin: here, sentence }
  }
  return best
}

function quoteOf(label: CollectorAct | SpokenViolation, line: Line, readings: readonly Reading[]): Span {
  const sentence = surest(label, readings.slice(1)).sentence ?? line.sentences[0]
  return sentence
    ? clauseAround(line, sentence, 0, sentence.tokens.length)
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
  if (line.sentences.length === 0) return { acts: [...first.acts], violations: [...first.violations] }
  const readings = readingsOf(line)
  const acts = first.acts.filter(({ act }) => surest(act, readings).margin >= margin.disbelieved)
  for (const act of collectorActs) {
    if (acts.some((hit) => hit.act === act) || surest(act, readings).margin <= margin.read) continue
    acts.push({ act, ...quoteOf(act, line, readings) })
  }
  const violations = [...first.violations]
  for (const violation of violationIds) {
    if (violation === 'disclosure_language' || violations.some((hit) => hit.violation === violation)) continue
    if ((readings[0]?.margins.get(violation) ?? -Infinity) <= margin.accused) continue
    violations.push({ violation, severity: severityOf[violation], ...quoteOf(violation, line, readings) })
  }
  const inOrder = (a: Span, b: Span) => a.start - b.start
  return { acts: acts.toSorted(inOrder), violations: violations.toSorted(inOrder) }
}
