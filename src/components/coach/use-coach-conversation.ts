import { useCallback, useEffect, useRef, useState } from 'react'
import type { RetryPoint } from '#protocol/vocabulary/retry-point.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'

/** A question to the coach and its state. */
export type Exchange = {
  id: number
  question: string
  state:
    | { name: 'asking' }
    | { name: 'answered'; insight: string; retryFrom: RetryPoint | null }
    | { name: 'failed'; error: unknown }
}
export type CoachConversation = {
  exchanges: readonly Exchange[]
  asking: boolean
  /** Asks a question; ignored while an answer is pending. */
  ask: (question: string) => void
  /** Asks a failed question again, in place. */
  retry: (exchange: Exchange) => void
}

/**
 * The conversation with the coach about one session. The page holds it, not the window, so that it survives
 * closing the window. The coach answers in the current language, or in that of the question if it is the
 * other one.
 */
export function useCoachConversation(sessionId: string): CoachConversation {
  const { language } = useLanguage()
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const running = useRef<AbortController | null>(null)
  const lastId = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const updateState = useCallback((id: number, state: Exchange['state']) => {
    setExchanges((list) => list.map((one) => (one.id === id ? { ...one, state } : one)))
  }, [])
  const request = useCallback(
    async (id: number, question: string) => {
      const abort = new AbortController()
      running.current = abort
      try {
        const { insight, retryFrom = null } = await callEndpoint('coaching', {
          body: { question, sessionId, language },
          signal: abort.signal,
        })
        updateState(id, { name: 'answered', insight, retryFrom })
      } catch (error) {
        if (!abort.signal.aborted) updateState(id, { name: 'failed', error })
      } finally {
        if (running.current === abort) running.current = null
      }
    },
    [sessionId, language, updateState],
  )
  const ask = useCallback(
    (question: string) => {
      if (running.current !== null) return
      lastId.current += 1
      const id = lastId.current
      setExchanges((list) => [...list, { id, question, state: { name: 'asking' } }])
      void request(id, question)
    },
    [request],
  )
  const retry = useCallback(
    (exchange: Exchange) => {
      if (running.current !== null) return
      updateState(exchange.id, { name: 'asking' })
      void request(exchange.id, exchange.question)
    },
    [request, updateState],
  )
  return { exchanges, asking: exchanges.some((one) => one.state.name === 'asking'), ask, retry }
}
