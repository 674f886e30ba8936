import { useCallback } from 'react'
import type { ScorecardMarkInput } from '#protocol/rest/scorecards.ts'
import type { SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'

/** Marks entries of a session's scorecard. The session on the screen follows without being read again. */
export function useMarkEntry(sessionId: string) {
  const params = { id: sessionId }
  const { mutate } = useEndpoint('getTrainingSession', { params })
  const invalidate = useInvalidate()
  const show = useCallback(
    (scorecard: SessionScorecard) =>
      mutate((details) => details && { ...details, scorecard }, { revalidate: false }),
    [mutate],
  )
  return {
    /** Rejects with the server's refusal. */
    mark: async (mark: ScorecardMarkInput): Promise<void> => {
      await show(await callEndpoint('markScorecardEntry', { params, body: mark }))
      void invalidate(...sessionEndpoints)
    },
    /** Reads the marks that others made in the meantime; undefined if that failed. */
    reload: async (): Promise<SessionScorecard | undefined> => {
      const scorecard = await callEndpoint('getSessionScorecard', { params }).catch(() => undefined)
      if (scorecard) await show(scorecard)
      return scorecard
    },
  }
}
