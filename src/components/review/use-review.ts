import { useCallback, useMemo } from 'react'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { useVisitor } from '#src/lib/visitor.ts'

export type Review = {
  sessionId: string
  /** Undefined until it is loaded. */
  data: SessionReview | undefined
  error: Error | undefined
  /** The user if they may review the session; null for its trainee. */
  reviewer: User | null
  /** Reloads the review and returns it; undefined if that failed. */
  reload: () => Promise<SessionReview | undefined>
  /** Reloads after a change, and invalidates the lists and statistics that it affects. */
  reloadAfterChange: () => Promise<void>
}

/** The review of a session. Anybody who may open another user's session may review it. */
export function useReview(details: Pick<TrainingSessionDetails, 'id' | 'userId'>): Review {
  const visitor = useVisitor()
  const { data: loaded, error, mutate } = useEndpoint('getSessionReview', { params: { id: details.id } })
  const comments = useWithoutRemoved(loaded?.comments)
  const data = useMemo(() => loaded && { ...loaded, comments: comments ?? [] }, [loaded, comments])
  const invalidate = useInvalidate()
  const reload = useCallback(async () => mutate().catch(() => undefined), [mutate])
  const reloadAfterChange = useCallback(async () => {
    void invalidate(...sessionEndpoints)
    await reload()
  }, [invalidate, reload])
  const reviewer = visitor.name === 'user' && visitor.user.id !== details.userId ? visitor.user : null
  return { sessionId: details.id, data, error, reviewer, reload, reloadAfterChange }
}

/** The decision in force, if there is one. */
export function currentDecision(review: SessionReview | undefined) {
  const last = review?.overrides.at(-1)
  return last === undefined || last.score === null ? null : { ...last, score: last.score }
}
