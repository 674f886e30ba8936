import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { PendingLine } from '#src/lib/realtime/session-view.ts'
import { useToast } from '#src/lib/toasts.ts'

/** Errors that are shown elsewhere: nothing of the line is left to be sent. */
const codesShownElsewhere: ReadonlySet<ErrorCode> = new Set(['call_ended', 'nothing_heard'])

/**
 * Shows one toast for each line that could not be sent [SESS24]. The reason and the retry button are at the
 * line.
 */
export function useSendFailureToast(pending: readonly PendingLine[]): void {
  const t = useTranslations()
  const toast = useToast()
  const reportedRef = useRef(new Set<string>())
  useEffect(() => {
    const failed = pending.filter(
      ({ state }) => state.name === 'failed' && !codesShownElsewhere.has(state.code),
    )
    const hasNew = failed.some(({ clientMsgId }) => !reportedRef.current.has(clientMsgId))
    // A line that is sent again and fails again is reported again.
    reportedRef.current = new Set(failed.map(({ clientMsgId }) => clientMsgId))
    if (hasNew) toast({ tone: 'critical', title: t('common.error'), description: t('session.couldNotSend') })
  }, [pending, t, toast])
}
