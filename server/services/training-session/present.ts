import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { SessionRow } from './scenario.ts'

export function presentSession(row: SessionRow): TrainingSession {
  return {
    id: row.id,
    userId: row.userId,
    prospectId: row.prospectId,
    prospectName: row.scenario.name,
    prospectType: row.scenario.type,
    sessionType: row.sessionType,
    coachId: row.coachId,
    communicationMode: row.communicationMode,
    sessionLanguage: row.sessionLanguage,
    feedbackLanguage: row.feedbackLanguage,
    opening: row.opening,
    law: row.law,
    status: row.status,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    duration: row.durationS,
    score: row.score,
    criteriaEdition: row.score === null ? null : row.criteriaEdition,
    ending: row.score === null ? null : row.ending,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    messageCount: row.messageCount,
    isRetry: row.forkedAtLine !== null,
    retryOf:
      row.forkedFromSessionId === null
        ? null
        : { sessionId: row.forkedFromSessionId, line: (row.forkedAtLine ?? 0) + 1 },
    assignmentId: row.assignmentId,
  }
}
