import { clsx } from 'clsx'
import type { ReactNode, RefCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { initialsOf } from '#src/lib/visitor.ts'
import { canBeHeard } from './can-be-heard.ts'
import { CallCaptions } from './call-captions.tsx'
import { CallControls } from './call-controls.tsx'
import { CallLine } from './call-line.tsx'
import { useRingLevel } from './use-ring-level.ts'
import { VoiceNotice } from './voice-notice.tsx'

/**
 * A call by voice: the debtor in the middle, what both say below, the newest tip, the controls of the call, and one
 * quiet line about time and connection.
 */
export function CallStage(props: {
  details: TrainingSessionDetails
  channel: SessionView
  voice: VoiceCallState
  /** The `lang` of the lines; undefined if they may be in either language. */
  lang: string | undefined
  /** Stands above the debtor: the state of a lost connection. */
  banner: ReactNode
  tip: ReactNode
  /** The transcript is open: below the stage on a small screen, where the captions would say the same again. */
  transcriptOpen: boolean
  /** Whether lines can be typed below, and the switch of it; null where speech cannot be heard and typing stays. */
  typing: { on: boolean; toggle: () => void } | null
  /** The button that ends the call; null once the debtor has. */
  end: ReactNode
  /** Measures the controls, where they are what stands lowest. */
  measureControls: RefCallback<HTMLDivElement> | null
  onOpenSettings: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { details, channel, voice, measureControls } = props
  return (
    <section
      aria-label={t('panel')}
      data-hears-speech={voice.detectsSpeech}
      className="relative flex min-h-0 min-w-0 flex-col items-center gap-4 overflow-y-auto bg-surface px-4 pt-3 lg:gap-6 lg:px-6"
    >
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 mx-auto max-w-[720px] p-3 *:pointer-events-auto empty:hidden">
        {props.banner}
      </div>
      <CallLine details={details} channel={channel} voice={voice} />
      <div className="my-auto flex w-full max-w-lg flex-col items-center gap-4 text-center max-lg:short:gap-2 lg:gap-5">
        <DebtorPortrait name={details.prospectName} voice={voice} />
        <div className="flex flex-col gap-1">
          <p aria-hidden className="hidden text-20 font-semibold lg:block">
            {details.prospectName}
          </p>
          <VoiceStateText voice={voice} />
        </div>
        <div className={clsx('w-full', props.transcriptOpen && 'max-lg:hidden')}>
          <CallCaptions voice={voice} items={channel.items} lang={props.lang} />
        </div>
      </div>
      {/* Where the screen is too low for all of it, the rest scrolls behind the controls. */}
      <div className="sticky bottom-0 flex w-full max-w-lg flex-col gap-3 bg-surface pt-1">
        {props.tip}
        <VoiceNotice voice={voice} />
        <div ref={measureControls} className="pb-4">
          <CallControls
            voice={voice}
            typing={props.typing}
            end={props.end}
            onOpenSettings={props.onOpenSettings}
          />
        </div>
      </div>
    </section>
  )
}

/** What the ring looks like, by who is heard. */
const rings = {
  onHold: 'border-dashed border-border-strong',
  debtor: 'border-accent-mark bg-accent-surface',
  collector: 'border-positive-mark',
  nobody: 'border-border',
} as const

/** Whom the ring shows, as the words below the name say it. */
function heardNow(voice: VoiceCallState): keyof typeof rings {
  if (voice.held) return 'onHold'
  if (voice.ringing) return 'debtor'
  if (voice.collectorSpeaking && voice.listening) return 'collector'
  return voice.debtorSpeaking ? 'debtor' : 'nobody'
}

/**
 * The debtor's initials in a ring that shows who is heard, and grows with how loud they are. While the telephone rings, and
 * with a voice that the page does not hear itself, it breathes calmly.
 */
function DebtorPortrait(props: { name: string; voice: VoiceCallState }): ReactNode {
  const { voice } = props
  const heard = heardNow(voice)
  const follows = heard === 'debtor' && !voice.ringing && voice.debtorHasLevel
  const ringRef = useRingLevel(
    follows ? voice.debtorLevel : heard === 'collector' ? voice.microphoneLevel : null,
  )
  return (
    <span aria-hidden className="relative inline-flex size-24 shrink-0 max-lg:short:size-16 lg:size-36">
      <span
        ref={ringRef}
        data-heard={heard}
        className={clsx(
          'absolute inset-0 scale-[calc(1+0.18*var(--voice-level,0))] rounded-full border-4',
          rings[heard],
          heard === 'debtor' && !follows && 'animate-breathe',
        )}
      />
      <span className="absolute inset-2.5 inline-flex items-center justify-center rounded-full bg-surface-muted text-28 font-semibold text-text-muted select-none max-lg:short:inset-2 max-lg:short:text-20 lg:inset-3 lg:text-40">
        {initialsOf(props.name)}
      </span>
    </span>
  )
}

/** The state of the audio as text. Not announced: screen reader users hear the audio itself. */
function VoiceStateText(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  return (
    <p data-voice-state className="text-14 text-text-muted">
      {t(stateOf(props.voice))}
    </p>
  )
}

/** "Listening" only while what is said can be heard. */
function stateOf(voice: VoiceCallState) {
  if (voice.state === 'starting') return 'starting'
  if (voice.held) return 'onHold'
  if (voice.ringing) return 'ringing'
  if (voice.collectorSpeaking && voice.listening) return 'hearingYou'
  if (voice.debtorSpeaking) return 'speaking'
  return voice.listening && canBeHeard(voice) ? 'listening' : 'paused'
}
