import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { StoredProspect } from '#protocol/rest/prospects.ts'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import type { TrainingSession } from '../schema/training-sessions.ts'

/** What a scorer needs to know about a session. `lines` are in order; `itemId` is the stored item. */
export type ScoringInput = {
  session: Pick<
    TrainingSession,
    | 'id'
    | 'seed'
    | 'sessionType'
    | 'sessionLanguage'
    | 'feedbackLanguage'
    | 'opening'
    | 'startedAt'
    | 'callDay'
    | 'law'
  >
  prospect: StoredProspect
  lines: { itemId: string; speaker: Speaker; text: string }[]
}

export type ScoredMetrics = Omit<PerformanceMetricsDetails, 'id' | 'sessionId' | 'createdAt'>

/** Passed in by the caller, since this folder must not import from the server. */
export type Score = (input: ScoringInput) => ScoredMetrics | Promise<ScoredMetrics>
