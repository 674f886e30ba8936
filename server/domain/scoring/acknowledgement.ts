import type { Quote } from '#protocol/vocabulary/analysis.ts'
import {
  asksAfter,
  bare,
  clauseEnds,
  own,
  reacting,
  weighing,
} from '#server/language/manner/acknowledging-cues.ts'
import { conceptsIn, stemsIn, type CollectorTurn, type DebtorTurn } from './conversation.ts'
import { kindlySaid } from './kindness.ts'
import { isBlamed } from './understanding.ts'
import { conceptsOf } from '#server/language/manner/concepts.ts'
import { overlap, stemsOf } from '#server/language/text/plain.ts'

/**
 * How a turn takes up what the debtor felt or told. `bare` is "I understand" alone: it names
 * nothing, costs nothing, and earns nothing. `boundary` is a calm limit to abuse.
 */
export type Acknowledgement = {
  level: 'none' | 'bare' | 'boundary' | 'generic' | 'specific'
  quote: Quote | null
  /** Where in the turn's text it stands, to see whether the money came first. */
  at: number
  /** The folded sentence, to see a formula return. */
  formula: string
}

const feelings = ['fear', 'tiredness', 'shame', 'despair'] as const

/** Reads a turn against the debtor's turns it answers (the last one first). */
export function acknowledges(turn: CollectorTurn, before: readonly DebtorTurn[]): Acknowledgement {
  const told = conceptsIn(...before)
  const toldStems = stemsIn(...before)
  let best: Acknowledgement = { level: 'none', quote: null, at: 0, formula: '' }
  const rank = { none: 0, bare: 1, boundary: 2, generic: 3, specific: 4 } as const
  let offset = 0
  for (const line of turn.lines) {
    if (isBlamed(line.understanding.violations)) {
      offset += line.text.length + 1
      continue
    }
    for (const sentence of line.sentences) {
      const folded = sentence.folded
      const hits = line.understanding.acts.filter(
        (hit) => hit.start >= sentence.start && hit.start < sentence.end,
      )
      const level = levelOf(
        folded,
        hits.map((hit) => hit.act),
        kindlySaid(line, sentence),
      )
      if (rank[level] > rank[best.level]) {
        const quote: Quote = { itemId: line.itemId, line: line.line, text: sentence.text.slice(0, 400) }
        best = { level, quote, at: offset + sentence.start, formula: folded }
      }
    }
    offset += line.text.length + 1
  }
  return best

  function levelOf(folded: string, acts: readonly string[], kindly: boolean): Acknowledgement['level'] {
    const statement = folded.replace(/[.!?]+$/, '')
    const clauses = statement.split(clauseEnds).map((clause) => clause.trim())
    const formulaOnly = clauses.some((clause) => bare.test(clause))
    const question = folded.endsWith('?')
    const cares = asksAfter.test(folded)
    const warm =
      acts.includes('empathy') ||
      acts.includes('apology') ||
      kindly ||
      cares ||
      own.test(folded) ||
      reacting.test(folded)
    if (bare.test(statement)) return 'bare'
    const weighs = weighing.test(folded)
    if (!warm && !weighs && !formulaOnly && !acts.includes('reflect')) {
      return acts.includes('boundary') ? 'boundary' : 'none'
    }
    const said = conceptsOf(folded)
    const shares = overlap(said, told) > 0
    const names = feelings.some((feeling) => said.has(feeling))
    if (formulaOnly && !(weighs && !question)) {
      if (!own.test(folded)) return 'bare'
    }
    if (warm) {
      const taken = overlap(stemsOf(folded), toldStems)
      const asksOfThem = cares && taken >= 1
      return shares || names || asksOfThem || (!question && taken >= 2) ? 'specific' : 'generic'
    }
    if (!question && shares && weighs) return 'specific'
    if (acts.includes('reflect') && shares) return 'specific'
    if (acts.includes('boundary')) return 'boundary'
    return 'none'
  }
}
