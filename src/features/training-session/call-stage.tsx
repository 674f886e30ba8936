import { clsx } from 'clsx'
import { Mic, MicOff, Settings2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { initialsOf } from '#src/lib/visitor.ts'
import { LevelMeter } from '#src/components/voice/level-meter.tsx'
import { PushToTalkButton } from './push-to-talk-button.tsx'
import { RoundButton } from './round-button.tsx'
import { VoiceNotice } from './voice-notice.tsx'

/**
 * A call by voice: the debtor in the middle, what is being said below, and the controls of the voice. The transcript
 * and the composer, which stay usable, are beside it, or below on a narrow screen.
 */
export function CallStage(props: {
  voice: VoiceCallState
  items: readonly TranscriptItem[]
  debtorName: string
  /** The `lang` of the lines; undefined if they may be in either language. */
  lang: string | undefined
  onOpenSettings: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const usable =
    voice.state === 'on' && voice.microphoneFailure === null && voice.transcriptionMode !== 'nothing'
  return (
    <section
      aria-label={t('panel')}
      data-hears-speech={voice.detectsSpeech}
      className="flex min-w-0 shrink-0 flex-col items-center gap-3 bg-surface px-4 py-3 lg:min-h-0 lg:flex-1 lg:shrink lg:gap-5 lg:overflow-y-auto lg:px-6 lg:py-8"
    >
      <div className="flex w-full max-w-md items-center gap-4 lg:my-auto lg:flex-col lg:gap-6">
        <DebtorPortrait name={props.debtorName} voice={voice} />
        <div className="flex min-w-0 flex-1 flex-col gap-1 lg:flex-none lg:items-center lg:gap-3 lg:text-center">
          <p aria-hidden className="hidden truncate text-20 font-semibold lg:block">
            {props.debtorName}
          </p>
          <VoiceStateText voice={voice} />
          <Captions voice={voice} items={props.items} lang={props.lang} />
        </div>
      </div>
      <div className="flex w-full max-w-md flex-col gap-3">
        <VoiceNotice voice={voice} />
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
          <span className="flex justify-end">
            <LevelMeter level={voice.microphoneLevel} running={usable && voice.listening} />
          </span>
          {usable ? (
            voice.pushToTalk ? (
              <PushToTalkButton voice={voice} />
            ) : (
              <RecordButton voice={voice} />
            )
          ) : (
            <span />
          )}
          <IconButton label={t('settings')} onClick={props.onOpenSettings}>
            <Settings2 aria-hidden size={18} />
          </IconButton>
        </div>
      </div>
    </section>
  )
}

/** The debtor's initials in a ring that shows who speaks: it breathes with the debtor, and grows with the own voice. */
function DebtorPortrait(props: { name: string; voice: VoiceCallState }): ReactNode {
  const { voice } = props
  const ringRef = useRef<HTMLSpanElement>(null)
  const hears = voice.listening && voice.collectorSpeaking
  const { microphoneLevel } = voice
  useEffect(() => {
    const ring = ringRef.current
    if (!hears || !ring) return
    let frame = 0
    const draw = () => {
      ring.style.transform = `scale(${1 + 0.18 * microphoneLevel()})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      ring.style.transform = ''
    }
  }, [hears, microphoneLevel])
  return (
    <span aria-hidden className="relative inline-flex size-14 shrink-0 lg:size-36">
      <span
        ref={ringRef}
        className={clsx(
          'absolute inset-0 rounded-full border-2 lg:border-4',
          voice.debtorSpeaking
            ? 'animate-breathe border-accent-mark bg-accent-surface'
            : hears
              ? 'border-positive-mark'
              : 'border-border',
        )}
      />
      <span className="absolute inset-1.5 inline-flex items-center justify-center rounded-full bg-surface-muted text-16 font-semibold text-text-muted select-none lg:inset-3 lg:text-40">
        {initialsOf(props.name)}
      </span>
    </span>
  )
}

/** What is being said now, or was said last. Screen readers have the log. */
function Captions(props: {
  voice: VoiceCallState
  items: readonly TranscriptItem[]
  lang: string | undefined
}): ReactNode {
  const { caption, partial, language } = props.voice
  const said = props.items.findLast(({ text }) => text !== '')
  const spoken = props.items.find(({ id }) => id === caption?.itemId)
  return (
    <p
      aria-hidden
      lang={partial === '' ? props.lang : language}
      className="line-clamp-2 min-h-10 text-14 text-pretty lg:line-clamp-4 lg:min-h-28 lg:text-20"
    >
      {partial !== '' ? (
        <span className="text-accent-text">{partial}</span>
      ) : spoken && caption ? (
        <>
          {spoken.text.slice(0, caption.spoken)}
          <span className="text-text-muted">{spoken.text.slice(caption.spoken)}</span>
        </>
      ) : (
        <span className={said?.role === 'user' ? 'text-accent-text' : ''}>{said?.text}</span>
      )}
    </p>
  )
}

function RecordButton(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const label = voice.listening ? t('stopRecording') : t('record')
  return (
    <Tooltip text={label}>
      <RoundButton
        label={label}
        pressed={voice.listening}
        tone={voice.listening ? 'quiet' : 'accent'}
        onClick={voice.listening ? voice.mute : voice.listen}
      >
        {voice.listening ? <Mic aria-hidden size={24} /> : <MicOff aria-hidden size={24} />}
      </RoundButton>
    </Tooltip>
  )
}

/** The state of the audio as text. Not announced: screen reader users hear the audio itself. */
function VoiceStateText(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const text =
    voice.state === 'starting'
      ? t('starting')
      : voice.collectorSpeaking && voice.listening
        ? t('hearingYou')
        : voice.debtorSpeaking
          ? t('speaking')
          : voice.listening
            ? t('listening')
            : t('paused')
  return (
    <p data-voice-state className="text-14 text-text-muted">
      {text}
    </p>
  )
}
