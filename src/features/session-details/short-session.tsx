import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/** The own session is too short to score: it can be ended without a score, or deleted unless it is an attempt. */
export function ShortSession(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('details')
  const navigate = useNavigate()
  const run = useActionWithToasts()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null)
  const params = { id: props.details.id }
  const isAttempt = props.details.assignmentId !== null
  const attempt = async (
    action: () => Promise<unknown>,
    texts: { success: string; failure: string },
    reload: Parameters<typeof run>[1]['reload'],
  ) => {
    setBusy(true)
    const { ok } = await run(action, {
      success: () => ({ title: texts.success }),
      failure: texts.failure,
      reload,
    })
    setBusy(false)
    return ok
  }
  const end = () =>
    attempt(
      () => callEndpoint('completeTrainingSession', { params, body: { allowTooShort: true } }),
      { success: t('endedWithoutScore'), failure: t('couldNotEnd') },
      ['getTrainingSession', 'getSessionMetrics', ...sessionEndpoints],
    )
  const remove = async () => {
    const ok = await attempt(
      () => callEndpoint('deleteTrainingSession', { params }),
      { success: t('deleted'), failure: t('couldNotDelete') },
      sessionEndpoints,
    )
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
      <AlertDialog
        open={asked === 'end'}
        onOpenChange={() => setAsked(null)}
        title={t('endTitle')}
        description={isAttempt ? t('endAttemptQuestion') : t('endQuestion')}
        confirm={t('endWithoutScore')}
        onConfirm={() => void end()}
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
