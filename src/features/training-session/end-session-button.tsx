import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { EndWithoutScore } from '#src/components/session/end-without-score.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import { useToast } from '#src/lib/toasts.ts'

/**
 * Ends the session. While that is not possible, the button stays focusable and says why; a session that is too short
 * can be ended without a score.
 */
export function EndSessionButton(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  /** Says beside it from when on it can be used, where there is room. */
  explained?: boolean
}): ReactNode {
  const t = useTranslations('session')
  const tDetails = useTranslations('details')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { channel } = props
  const running = channel.completion.name === 'running'
  const tooShort = channel.items.filter((item) => item.text !== '').length < limits.messagesToComplete
  const offline = channel.connection.name !== 'open'
  const reason = tooShort
    ? t('endBlocked', { count: limits.messagesToComplete })
    : offline
      ? t('endWhileOffline')
      : null
  const handleClick = () => {
    if (running) toast({ title: t('runningTitle'), description: t('running') })
    else if (tooShort) setAsking(true)
    else if (!offline) channel.complete()
  }
  return (
    <>
      {props.explained === true && tooShort && (
        <span aria-hidden className="mr-3 text-12 text-text-muted max-lg:hidden">
          {t('endFrom', { count: limits.messagesToComplete })}
        </span>
      )}
      <Tooltip text={reason ?? ''} disabled={reason === null || running} side="bottom">
        <Button
          size="small"
          aria-disabled={running || reason !== null}
          aria-description={reason ?? undefined}
          onClick={handleClick}
        >
          {running ? t('analyzing') : t('endSession')}
        </Button>
      </Tooltip>
      <EndWithoutScore
        details={props.details}
        open={asking && tooShort}
        title={t('tooShortTitle')}
        lead={t('tooShort')}
        cancel={tDetails('continue')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
