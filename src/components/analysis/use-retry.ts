import { useCallback } from 'react'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useVisitor } from '#src/lib/visitor.ts'
import { useStartRetry } from './use-start-retry.ts'

/**
 * "Retry from here": starts a new session with a copy of this one up to a line of the collector. `retry` is null for
 * everybody but the trainee of the session, and for an open attempt at an assignment.
 */
export function useRetry(details: TrainingSessionDetails) {
  const visitor = useVisitor()
  const { start, retrying } = useStartRetry()
  const retry = useCallback(
    (itemId: string, line: number) => start(details.id, itemId, line, details.communicationMode === 'voice'),
    [details.id, details.communicationMode, start],
  )
  const isOwn = visitor.name === 'user' && visitor.user.id === details.userId
  // An open attempt at an assignment: the server refuses a rehearsal with the same debtor [ASSIGN7].
  const isOpenAttempt = details.assignmentId !== null && details.status !== 'completed'
  return { retry: isOwn && !isOpenAttempt ? retry : null, retrying }
}
