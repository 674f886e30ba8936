import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TrainingSessionInput } from '#protocol/rest/training-sessions.ts'
import { call } from './api/call.ts'
import { practiceReads } from './api/practice-reads.ts'
import { useInvalidate } from './api/use-endpoint.ts'
import { errorIdOf } from './error-text.ts'
import { useToast } from './toasts.ts'

type Start = Partial<TrainingSessionInput> & Pick<TrainingSessionInput, 'prospectId'>

/**
 * Starts a training session and opens it. The texts are the caller's: each screen of the specification has
 * its own words for the same failure.
 */
export function useStartSession(texts: { failed: { title: string; description: string }; started?: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  const invalidate = useInvalidate()
  const [starting, setStarting] = useState(false)
  const { failed, started } = texts
  const start = useCallback(
    async (input: Start) => {
      setStarting(true)
      try {
        const session = await call('createTrainingSession', { body: { ...input, status: 'active' } })
        void invalidate(...practiceReads)
        if (started !== undefined) toast({ tone: 'positive', title: started })
        await navigate(`/training/${session.id}`)
      } catch (error) {
        toast({ tone: 'critical', ...failed, errorId: errorIdOf(error) })
      } finally {
        setStarting(false)
      }
    },
    [navigate, toast, invalidate, failed, started],
  )
  return { start, starting }
}
