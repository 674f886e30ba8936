import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { EndWithoutScore } from '#src/components/session/end-without-score.tsx'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/** A session of the user that is too short to score: it can be ended without a score, or deleted unless it is an attempt. */
export function ShortSession(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('details')
  const navigate = useNavigate()
  const run = useActionWithToasts()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null)
  const isAttempt = props.details.assignmentId !== null
  const remove = async () => {
    setBusy(true)
    const { ok } = await run(
      () => callEndpoint('deleteTrainingSession', { params: { id: props.details.id } }),
      {
        success: () => ({ title: t('deleted') }),
        failure: t('couldNotDelete'),
        reload: sessionEndpoints,
      },
    )
    setBusy(false)
    if (ok) await navigate('/history')
  }
  return (
    <>
      <Banner
        tone="plain"
        title={t('shortTitle')}
        hint={isAttempt ? t('shortAttemptHint') : t('shortHint')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" disabled={busy} onClick={() => setAsked('end')}>
              {t('endWithoutScore')}
            </Button>
            {!isAttempt && (
              <Button size="small" disabled={busy} onClick={() => setAsked('delete')}>
                {t('delete')}
              </Button>
            )}
          </span>
        }
      />
      <EndWithoutScore
        details={props.details}
        open={asked === 'end'}
        title={t('endTitle')}
        onClose={() => setAsked(null)}
        onBusy={setBusy}
      />
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title={t('deleteTitle')}
        description={t('deleteQuestion')}
        confirm={t('delete')}
        onConfirm={() => void remove()}
      />
    </>
  )
}
