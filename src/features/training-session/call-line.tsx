import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { formatClock, useFormats } from '#src/lib/format.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { useCallSeconds } from './use-call-seconds.ts'

/** One quiet line of a call by voice: how long it lasts, the connection, and how soon the debtor answered last. */
export function CallLine(props: {
  details: TrainingSessionDetails
  channel: SessionView
  voice: VoiceCallState
}): ReactNode {
  const t = useTranslations('call')
  const { factor } = useFormats()
  const { channel, voice } = props
  const seconds = useCallSeconds(props.details, channel)
  const answered = channel.items.findLast(
    ({ responseId }) => responseId !== null && voice.timeToFirstAudioMs[responseId] !== undefined,
  )
  const delayMs = answered?.responseId == null ? undefined : voice.timeToFirstAudioMs[answered.responseId]
  return (
    <p className="tabular flex flex-wrap items-center justify-center gap-x-2 text-12 text-text-muted">
      <CallTimer seconds={seconds} className="text-14 font-medium text-text" />
      <span aria-hidden>·</span>
      <span>{t(`connection.${channel.connection.name}`)}</span>
      {delayMs !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span title={t('delayHint')}>{t('answeredAfter', { seconds: factor(delayMs / 1_000) })}</span>
        </>
      )}
    </p>
  )
}

/** The clock of a call. */
export function CallTimer(props: { seconds: number; className?: string }): ReactNode {
  const t = useTranslations('session')
  return (
    <span role="timer" aria-label={t('elapsed')} className={props.className}>
      {formatClock(props.seconds)}
    </span>
  )
}
