import type { AnalysisReport, ViolationFinding } from '#protocol/vocabulary/analysis.ts'

/** A cap that lowered a score, from what the scorer stored. */
export type CapCost = NonNullable<AnalysisReport['cap']> & {
  /** The score before it. */
  before: number
  /** How many violations it rests on; 0 in analyses that do not say. */
  causes: number
  /** The points that the cap took, and with them those that its causes lost by their criteria. */
  points: number
}

/** What the cap took; null without one, and where the score was below it anyway. */
export function capCost({ cap, uncapped, violations }: AnalysisReport): CapCost | null {
  if (cap === null || uncapped === null || uncapped <= cap.at) return null
  const causes = violations.filter(({ causesCap }) => causesCap === true)
  const lost = causes.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return { ...cap, before: uncapped, causes: causes.length, points: uncapped - cap.at + lost }
}

/** Something that lost points: a criterion, a key finding or a violation. */
type Fault = { cost?: number | undefined } & Partial<Pick<ViolationFinding, 'causesCap'>>

/** What a fault cost in whole points, alone or with others; null where it cost nothing or nobody stored it. */
export function costOf(
  fault: Fault,
  report: AnalysisReport,
): { points: number; together: number; limit: number | null } | null {
  const cap = fault.causesCap === true ? capCost(report) : null
  if (cap !== null) return { points: Math.round(cap.points), together: cap.causes, limit: cap.at }
  if (fault.cost === undefined || fault.cost === 0) return null
  return { points: fault.cost < 1 ? 0 : Math.round(fault.cost), together: 1, limit: null }
}
