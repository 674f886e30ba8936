import { PhoneOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { EndWithoutScore } from '#src/components/session/end-without-score.tsx'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import { useToast } from '#src/lib/toasts.ts'
import { RoundButton } from './round-button.tsx'

/**
 * Ends the session, once that is confirmed: a call with enough lines counts from then on. While it cannot be ended, the
 * button stays focusable and says why; a session that is too short can be ended without a score.
 */
export function EndSessionButton(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  /** `stage`: the large control of a call by voice. */
  look: 'header' | 'stage'
}): ReactNode {
  const t = useTranslations('session')
  const tDetails = useTranslations('details')
  const toast = useToast()
  const [asking, setAsking] = useState<'short' | 'end' | null>(null)
  const { channel, details } = props
  const running = channel.completion.name === 'running'
  const tooShort = channel.items.filter((item) => item.text !== '').length < limits.messagesToComplete
  const offline = channel.connection.name !== 'open'
  const reason = tooShort
    ? t('endBlocked', { count: limits.messagesToComplete })
    : offline
      ? t('endWhileOffline')
      : null
  const kind = tooShort ? 'short' : 'end'
  // A line that came or was taken back makes it the other question: that one is to be asked for.
  if (asking !== null && (asking !== kind || running)) setAsking(null)
  const label = running ? t('analyzing') : t('endSession')
  const button = {
    'aria-disabled': running || reason !== null,
    'aria-description': reason ?? undefined,
    onClick: () => {
      if (running) toast({ title: t('runningTitle'), description: t('running') })
      else if (tooShort || !offline) setAsking(kind)
    },
  }
  return (
    <>
      {props.look === 'header' && tooShort && (
        <span aria-hidden className="mr-3 text-12 text-text-muted max-lg:hidden">
          {t('endFrom', { count: limits.messagesToComplete })}
        </span>
      )}
      <Tooltip
        text={reason ?? label}
        disabled={props.look === 'header' && (reason === null || running)}
        side="bottom"
      >
        {props.look === 'header' ? (
          <Button size="small" {...button}>
            {label}
          </Button>
        ) : (
          <RoundButton label={label} tone="critical" size="small" {...button}>
            <PhoneOff aria-hidden size={20} />
          </RoundButton>
        )}
      </Tooltip>
      <EndWithoutScore
        details={details}
        open={asking === 'short'}
        title={t('tooShortTitle')}
        lead={t('tooShort')}
        cancel={tDetails('continue')}
        onClose={() => setAsking(null)}
      />
      <AlertDialog
        open={asking === 'end'}
        onOpenChange={() => setAsking(null)}
        title={t('endTitle')}
        description={t(details.assignmentId === null ? 'endQuestion' : 'endAttemptQuestion')}
        confirm={t('endAndAnalyse')}
        cancel={t('goOn')}
        variant="primary"
        // The connection may have been lost since it was asked.
        onConfirm={() => (offline ? toast({ title: t('endWhileOffline') }) : channel.complete())}
      />
    </>
  )
}
