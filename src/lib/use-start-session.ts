import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AssignedSessionInput } from '#protocol/rest/assignments.ts'
import type { TrainingSession, TrainingSessionInput } from '#protocol/rest/training-sessions.ts'
import { callEndpoint } from './api/call-endpoint.ts'
import { sessionEndpoints } from './api/affected-endpoints.ts'
import { useInvalidate } from './api/use-endpoint.ts'
import { errorIdOf } from './error-text.ts'
import { useToast } from './toasts.ts'
import { refusalState, useMicrophoneQuestion } from './voice/microphone-question.ts'

type SessionInput = Partial<TrainingSessionInput> & Pick<TrainingSessionInput, 'prospectId'>
/** For an assignment, which defines prospect and session type. */
type AssignmentSessionInput = Partial<AssignedSessionInput> & { assignmentId: string }

/**
 * Starts a training session and opens it; one by voice once its microphone is settled. The caller passes the texts: the specification has different ones
 * for the same failure on each screen.
 */
export function useStartSession(texts: {
  failed: { title: string; description: string }
  started?: string
  startedHint?: string | undefined
}) {
  const navigate = useNavigate()
  const toast = useToast()
  const invalidate = useInvalidate()
  const settleMicrophone = useMicrophoneQuestion()
  const [starting, setStarting] = useState(false)
  const { failed, started, startedHint } = texts
  const start = useCallback(
    async (input: SessionInput | AssignmentSessionInput) => {
      setStarting(true)
      try {
        const answer = input.communicationMode === 'voice' ? await settleMicrophone() : null
        if (answer?.name === 'cancelled') return
        const session = await createSession(
          answer?.name === 'text' ? { ...input, communicationMode: 'text' } : input,
        )
        void invalidate(...sessionEndpoints)
        if (started !== undefined)
          toast({
            tone: 'positive',
            title: started,
            ...(startedHint === undefined ? {} : { description: startedHint }),
          })
        await navigate(`/training/${session.id}`, { state: answer && refusalState(answer) })
      } catch (error) {
        toast({ tone: 'critical', ...failed, errorId: errorIdOf(error) })
        // The assignment was closed or changed, or has no attempts left.
        if ('assignmentId' in input) void invalidate('listDueAssignments')
      } finally {
        setStarting(false)
      }
    },
    [navigate, toast, invalidate, settleMicrophone, failed, started, startedHint],
  )
  return { start, starting }
}

function createSession(input: SessionInput | AssignmentSessionInput): Promise<TrainingSession> {
  if (!('assignmentId' in input))
    return callEndpoint('createTrainingSession', { body: { ...input, status: 'active' } })
  const { assignmentId, ...body } = input
  return callEndpoint('startAssignment', { params: { id: assignmentId }, body })
}
