import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/**
 * Asks whether to end a session that is too short to score, and ends it without one. `title` and `lead` stand before
 * what that means; `onBusy` is called when the call begins and ends.
 */
export function EndWithoutScore(props: {
  details: Pick<TrainingSessionDetails, 'id' | 'assignmentId'>
  open: boolean
  title: string
  lead?: string
  cancel?: string
  onClose: () => void
  onBusy?: (busy: boolean) => void
}): ReactNode {
  const t = useTranslations('details')
  const run = useActionWithToasts()
  const { details, lead, cancel, onBusy } = props
  const question = details.assignmentId === null ? t('endQuestion') : t('endAttemptQuestion')
  const end = async () => {
    onBusy?.(true)
    await run(
      () =>
        callEndpoint('completeTrainingSession', {
          params: { id: details.id },
          body: { allowTooShort: true },
        }),
      {
        success: () => ({ title: t('endedWithoutScore') }),
        failure: t('couldNotEnd'),
        reload: ['getTrainingSession', 'getSessionMetrics', ...sessionEndpoints],
      },
    )
    onBusy?.(false)
  }
  return (
    <AlertDialog
      open={props.open}
      onOpenChange={props.onClose}
      title={props.title}
      description={lead === undefined ? question : `${lead} ${question}`}
      confirm={t('endWithoutScore')}
      {...(cancel === undefined ? {} : { cancel })}
      onConfirm={() => void end()}
    />
  )
}
