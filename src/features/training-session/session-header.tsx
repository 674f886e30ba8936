import { clsx } from 'clsx'
import { AudioLines, Mic, MicOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { AssignmentCaption } from '#src/components/assignment/assignment-caption.tsx'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useRouteHeading } from '#src/components/ui/page-header.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { CallTimer } from './call-line.tsx'
import { RetryBrief } from './retry-brief.tsx'
import { EndSessionButton } from './end-session-button.tsx'
import { useCallSeconds } from './use-call-seconds.ts'

/**
 * The prospect, the session type, the elapsed time, and the button to end the session. On the stage of a call by voice the
 * time and the end are in their places there; once the call is over, there is nothing left to switch or to end.
 */
export function SessionHeader(props: {
  details: TrainingSessionDetails
  channel: SessionView & SessionChannelActions
  voice: VoiceCallState
  onStage: boolean
  over: boolean
  actions: ReactNode
}): ReactNode {
  const { details, voice, onStage, over } = props
  const analysing = props.channel.completion.name === 'running' && props.channel.ending === null
  const t = useTranslations()
  const heading = useRouteHeading(`${t('session.title')}: ${details.prospectName}`)
  return (
    // On a phone the controls have a row of their own, with their names.
    <header className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-3 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="flex min-w-0 items-center gap-3">
        <span className={onStage ? 'hidden' : 'hidden sm:inline-flex'}>
          <Avatar name={details.prospectName} />
        </span>
        <div className="min-w-0">
          <Kind details={details} voice={voice.mode === 'on'} />
          <h1
            ref={heading}
            tabIndex={-1}
            data-route-heading
            className={clsx('truncate text-16 font-semibold', onStage && 'lg:sr-only')}
          >
            {details.prospectName}
          </h1>
        </div>
      </div>
      <div className="order-3 col-span-full flex min-w-0 items-center gap-2 md:order-2 md:col-span-1 md:justify-end">
        {voice.mode !== 'asking' && (
          <>
            {!onStage && <Timer details={details} channel={props.channel} />}
            {!over && <VoiceToggle voice={voice} />}
          </>
        )}
        {props.actions}
      </div>
      {!onStage && (!over || analysing) && (
        <div className="order-2 justify-self-end md:order-3">
          <EndSessionButton details={details} channel={props.channel} look="header" />
        </div>
      )}
      {details.retryOf !== null && (
        <div className="order-last col-span-full min-w-0 sm:pl-12">
          <RetryBrief origin={details.retryOf} sessionLanguage={details.sessionLanguage} />
        </div>
      )}
      {details.assignment !== null && (
        <div className="order-last col-span-full min-w-0 sm:pl-12">
          <AssignmentCaption {...details} className="md:flex-nowrap" />
        </div>
      )}
    </header>
  )
}

/** What kind of session it is, in the line above the name. */
function Kind(props: { details: TrainingSessionDetails; voice: boolean }): ReactNode {
  const t = useTranslations()
  const { details } = props
  return (
    // What does not fit goes to a second line, which is out of sight: no word is cut to a letter.
    <p className="flex h-6 min-w-0 flex-wrap items-center gap-2 overflow-hidden text-12 text-text-muted">
      <Badge tone="accent" className="inline-flex min-w-0 shrink-0 max-sm:shrink">
        <span className="truncate">{t(`vocabulary.sessionType.${details.sessionType}`)}</span>
      </Badge>
      {props.voice && (
        <Badge className="inline-flex shrink-0">
          <AudioLines aria-hidden size={12} />
          <span className="sr-only lg:not-sr-only">{t('session.voiceMode')}</span>
        </Badge>
      )}
      <span className="sr-only leading-6 md:not-sr-only">
        {t(`vocabulary.debtorType.${details.prospectType}`)}
      </span>
      {/* Who names the debt at once has rung; otherwise they would be taken for strangely well informed. */}
      <span className="sr-only leading-6 md:not-sr-only">{t(`session.rings.${details.opening}`)}</span>
      <span className="sr-only leading-6 xl:not-sr-only">{t('session.title')}</span>
    </p>
  )
}

function Timer(props: { details: TrainingSessionDetails; channel: SessionView }): ReactNode {
  return (
    <CallTimer
      seconds={useCallSeconds(props.details, props.channel)}
      className="tabular px-1 max-md:order-last max-md:ml-auto text-14 font-medium"
    />
  )
}

function VoiceToggle(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { mode, enable, disable } = props.voice
  const Icon = mode === 'off' ? Mic : MicOff
  return (
    <Button size="small" onClick={mode === 'off' ? enable : disable} className="px-2.5">
      <Icon aria-hidden size={16} />
      <span className="max-[25rem]:sr-only md:max-lg:sr-only">
        {mode === 'off' ? t('enable') : t('disable')}
      </span>
    </Button>
  )
}
