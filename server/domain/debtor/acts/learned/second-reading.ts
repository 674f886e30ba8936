import { clauseAround } from '../clause.ts'
import type { Line, Sentence } from '../line.ts'
import { collectorActs } from '../understanding.ts'
import type { ActHit, CollectorAct } from '../understanding.ts'
import { featuresOf } from './features.ts'
import { marginsOf, openModel } from './model.ts'
import { storedWeights } from './weights.ts'

const model = openModel(storedWeights)

/**
 * Below the first margin a cue's act is not believed, above the second an act is read without any cue. Both
 * were chosen on lines that the model was not trained on; between them the cues decide.
 */
const sureNo = -1
const sureYes = 0

type Margins = { of: Sentence | null; margins: Map<string, number> }

/** A short line and its sentences are read apart as well: one act among many others is diluted in the whole. */
function marginsIn(line: Line): Margins[] {
  const whole = { of: null, margins: marginsOf(model, featuresOf(line.sentences)) }
  if (line.sentences.length < 2) return [whole]
  return [whole, ...line.sentences.map((of) => ({ of, margins: marginsOf(model, featuresOf([of])) }))]
}

function highest(act: CollectorAct, all: readonly Margins[]): { margin: number; of: Sentence | null } {
  let best = { margin: -Infinity, of: null as Sentence | null }
  for (const { of, margins } of all) {
    const margin = margins.get(act) ?? -Infinity
    if (margin > best.margin) best = { margin, of }
  }
  return best
}

/**
 * The acts that stand after a second reading of the line, by a model that learned from labelled lines: it
 * finds ways of saying that no cue foresaw, and tells where a cue's words say something else.
 */
export function readAgain(line: Line, acts: readonly ActHit[]): ActHit[] {
  if (line.sentences.length === 0) return [...acts]
  const all = marginsIn(line)
  const kept = acts.filter(({ act }) => highest(act, all).margin >= sureNo)
  for (const act of collectorActs) {
    if (kept.some((hit) => hit.act === act) || (all[0]?.margins.get(act) ?? -1) <= sureYes) continue
    const sentence = highest(act, all.slice(1)).of ?? line.sentences[0]
    if (sentence) kept.push({ act, ...clauseAround(line, sentence, 0, sentence.tokens.length) })
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
