import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'
import { useVisitor } from '#src/lib/visitor.ts'

/**
 * "Retry from here": starts a new session with a copy of this one up to a line of the collector. The original
 * is kept. `retry` is null for everybody but the trainee of the session, and for an open attempt at an assignment.
 */
export function useRetry(details: TrainingSessionDetails) {
  const t = useTranslations()
  const navigate = useNavigate()
  const toast = useToast()
  const invalidate = useInvalidate()
  const visitor = useVisitor()
  const [retrying, setRetrying] = useState(false)
  const retry = useCallback(
    /** `line` counts from 1; it is only shown. */
    async (itemId: string, line: number) => {
      setRetrying(true)
      try {
        const session = await callEndpoint('retryTrainingSession', {
          params: { id: details.id },
          body: { itemId },
        })
        void invalidate(...sessionEndpoints)
        toast({
          tone: 'positive',
          title: t('analysis.retryStarted', { line }),
          description: t('analysis.retryStartedHint'),
        })
        await navigate(`/training/${session.id}`)
      } catch (error) {
        toast({
          tone: 'critical',
          title: t('common.error'),
          description: t('analysis.couldNotRetry'),
          errorId: errorIdOf(error),
        })
      } finally {
        setRetrying(false)
      }
    },
    [details.id, invalidate, navigate, t, toast],
  )
  const isOwn = visitor.name === 'user' && visitor.user.id === details.userId
  // An open attempt at an assignment: the server refuses a rehearsal with the same debtor [ASSIGN7].
  const isOpenAttempt = details.assignmentId !== null && details.status !== 'completed'
  return { retry: isOwn && !isOpenAttempt ? retry : null, retrying }
}
