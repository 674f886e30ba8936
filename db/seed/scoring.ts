import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import type { TrainingSession } from '../schema/training-sessions.ts'

/** What a scorer needs of a session. `lines` are in their order, `itemId` is the stored line. */
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
  >
  prospect: Prospect
  lines: { itemId: string; speaker: Speaker; text: string }[]
}

export type ScoredMetrics = Omit<PerformanceMetricsDetails, 'id' | 'sessionId' | 'createdAt'>

/** Given by the caller, since this folder imports nothing of the server. */
export type Score = (input: ScoringInput) => ScoredMetrics | Promise<ScoredMetrics>
