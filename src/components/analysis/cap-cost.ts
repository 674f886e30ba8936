import type { AnalysisReport, ViolationFinding } from '#protocol/vocabulary/analysis.ts'

/** A cap that lowered a score, from what the scorer stored. */
export type CapCost = NonNullable<AnalysisReport['cap']> & {
  /** The score before it. */
  before: number
  /** How many violations it rests on; 0 in analyses that do not say. */
  causes: number
  /** The points that the cap took from the score before it. */
  points: number
}

/** What the cap took; null without one, and where the score was below it anyway. */
export function capCost({ cap, uncapped, violations }: AnalysisReport): CapCost | null {
  if (cap === null || uncapped === null || uncapped <= cap.at) return null
  const causes = violations.filter(({ causesCap }) => causesCap === true)
  return { ...cap, before: uncapped, causes: causes.length, points: uncapped - cap.at }
}

/** Something that lost points: a criterion, a key finding or a violation. */
type Fault = { cost?: number | undefined } & Partial<Pick<ViolationFinding, 'causesCap' | 'severity'>>

/** `limit`: what the score is limited to by it. `beneath`: another violation limits the score, and this would cost that without it. */
export type FaultCosts = { points: number; together: number; limit: number | null; beneath: boolean }

/** What a fault cost in whole points, alone or with others; null where it cost nothing or nobody stored it. */
export function costOf(fault: Fault, report: AnalysisReport): FaultCosts | null {
  const cap = capCost(report)
  if (cap !== null && fault.causesCap === true)
    return { points: Math.round(cap.points), together: cap.causes, limit: cap.at, beneath: false }
  if (fault.cost === undefined || fault.cost === 0) return null
  const beneath = cap !== null && fault.severity !== undefined
  // A grave one would limit the score itself: the points of its criterion say nothing of that.
  if (beneath && fault.severity !== 'minor') return null
  return { points: fault.cost < 1 ? 0 : Math.round(fault.cost), together: 1, limit: null, beneath }
}
