import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import type { JudgedEntry, ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { readSession, type AnalysisInput } from '../scoring/analyze.ts'
import { entriesOf } from './outcome.ts'
import { judgeRequiredLine } from './required-lines.ts'

/**
 * The entries of a scorecard as far as rules can judge them: built-in criteria as in the session's own analysis, required
 * lines by their words. Written criteria come back pending.
 */
export function judgeByRules(
  content: ScorecardContent,
  input: AnalysisInput,
  report: Pick<AnalysisReport, 'criteria'>,
): JudgedEntry[] {
  const criteria = content.criteria.map((entry): JudgedEntry => {
    if (entry.kind === 'written') return { entryId: entry.id, score: null, judgedBy: 'pending', quote: null }
    // The analysis leaves out what the call held no occasion for.
    const found = report.criteria.find(({ id }) => id === entry.criterion)
    return {
      entryId: entry.id,
      score: found?.score ?? null,
      judgedBy: 'rules',
      quote: found?.quote ?? null,
    }
  })
  if (content.requiredLines.length === 0) return criteria
  const { talk } = readSession(input)
  const lines = content.requiredLines.map((required): JudgedEntry => ({
    entryId: required.id,
    judgedBy: 'rules',
    ...judgeRequiredLine(required, talk),
  }))
  return [...criteria, ...lines]
}

/** A call in which too little was said for a score holds no occasion for anything. */
export function judgeNothing(content: ScorecardContent): JudgedEntry[] {
  return entriesOf(content).map(({ id }) => ({
    entryId: id,
    score: null,
    judgedBy: 'rules',
    quote: null,
  }))
}
