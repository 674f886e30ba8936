import { useCallback } from 'react'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { User } from '#protocol/rest/user.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useVisitor } from '#src/lib/user.ts'

export type Review = {
  sessionId: string
  /** What there is; undefined until it has come. */
  data: SessionReview | undefined
  error: Error | undefined
  /** Who may write here: null for the trainee of the session. */
  reviewer: User | null
  /** Reads it again, and returns what there is now; undefined if that failed. */
  reload: () => Promise<SessionReview | undefined>
  /** The same after a change, which lists and figures elsewhere have to learn of. */
  reloadAfterChange: () => Promise<void>
}

/** What was said of a session after it. Whoever may open somebody else's session may review it. */
export function useReview(details: Pick<TrainingSessionDetails, 'id' | 'userId'>): Review {
  const visitor = useVisitor()
  const { data, error, mutate } = useEndpoint('getSessionReview', { params: { id: details.id } })
  const invalidate = useInvalidate()
  const reload = useCallback(async () => mutate().catch(() => undefined), [mutate])
  const reloadAfterChange = useCallback(async () => {
    void invalidate(...sessionEndpoints)
    await reload()
  }, [invalidate, reload])
  const reviewer = visitor.name === 'user' && visitor.user.id !== details.userId ? visitor.user : null
  return { sessionId: details.id, data, error, reviewer, reload, reloadAfterChange }
}

/** The decision that counts, if there is one. */
export function currentDecision(review: SessionReview | undefined) {
  const last = review?.overrides.at(-1)
  return last === undefined || last.score === null ? null : { ...last, score: last.score }
}
