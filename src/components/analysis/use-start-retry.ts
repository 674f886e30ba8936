import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'
import { refusalState, useMicrophoneQuestion } from '#src/lib/voice/microphone-question.ts'

/** Starts a copy of one's own session up to a line of the collector, and opens it. The original is kept. */
export function useStartRetry() {
  const t = useTranslations()
  const navigate = useNavigate()
  const toast = useToast()
  const invalidate = useInvalidate()
  const settleMicrophone = useMicrophoneQuestion()
  const [retrying, setRetrying] = useState(false)
  const start = useCallback(
    /**
     * `line` counts from 1. `byVoice`: the call is known to be one, and its microphone is settled
     * first; otherwise its page does that.
     */
    async (sessionId: string, itemId: string, line: number, byVoice = false) => {
      setRetrying(true)
      try {
        const answer = byVoice ? await settleMicrophone() : null
        if (answer?.name === 'cancelled') return
        const session = await callEndpoint('retryTrainingSession', {
          params: { id: sessionId },
          body: { itemId },
        })
        void invalidate(...sessionEndpoints)
        toast({
          tone: 'positive',
          title: t('analysis.retryStarted', { line }),
          description: t('analysis.retryStartedHint'),
        })
        await navigate(`/training/${session.id}`, { state: answer && refusalState(answer) })
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
    [invalidate, navigate, settleMicrophone, t, toast],
  )
  return { start, retrying }
}
