import type {
  EntryResult,
  JudgedEntry,
  ScorecardContent,
  ScorecardMark,
  ScorecardOutcome,
} from '#protocol/vocabulary/scorecard.ts'

/** A line that must be said counts as much as the lightest criterion. */
const lineWeight = 1

/** The entries of a scorecard in their order, each with its weight. */
export function entriesOf(content: ScorecardContent): { id: string; weight: number; failing: boolean }[] {
  return [
    ...content.criteria.map(({ id, weight, failing }) => ({ id, weight, failing })),
    ...content.requiredLines.map(({ id, failing }) => ({ id, weight: lineWeight, failing })),
  ]
}

/**
 * The entries as they count: by the last mark of each, else as the server judged them.
 * @param marks in the order made
 */
export function entryResults(judged: readonly JudgedEntry[], marks: readonly ScorecardMark[]): EntryResult[] {
  return judged.map((entry) => {
    const own = marks.filter(({ entryId }) => entryId === entry.entryId)
    const last = own.at(-1)
    const machine = { score: entry.score, judgedBy: entry.judgedBy }
    if (last === undefined) return { ...entry, machine, marks: own }
    return { ...entry, score: last.score, judgedBy: 'reviewer', machine, marks: own }
  })
}

/**
 * What a call came to: the weighted mean of the judged entries that had an occasion, 0 to 100, and whether that passes.
 * A failing entry with a 0 decides at once; otherwise nothing is decided while entries are pending.
 */
export function outcomeOf(
  content: ScorecardContent,
  results: readonly Pick<EntryResult, 'entryId' | 'score' | 'judgedBy'>[],
): ScorecardOutcome {
  const byId = new Map(results.map((result) => [result.entryId, result]))
  const entries = entriesOf(content)
  const scored = entries.flatMap(({ id, weight }) => {
    const score = byId.get(id)?.score ?? null
    return score === null ? [] : [{ score, weight }]
  })
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0)
  const earned = scored.reduce((sum, { score, weight }) => sum + (score / 2) * weight, 0)
  const score = weights === 0 ? null : Math.round((100 * earned) / weights)
  const pending = results.filter(({ judgedBy }) => judgedBy === 'pending').length
  const failedBy = entries.flatMap(({ id, failing }) => (failing && byId.get(id)?.score === 0 ? [id] : []))
  const decided = pending === 0 && score !== null ? score >= content.passMark : null
  return { score, pending, failedBy, passed: failedBy.length > 0 ? false : decided }
}
