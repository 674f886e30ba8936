import { Keyboard, Mic, MicOff, Pause, Play, Settings2, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { LevelMeter } from '#src/components/voice/level-meter.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { canBeHeard } from './can-be-heard.ts'
import { PushToTalkButton } from './push-to-talk-button.tsx'
import { RoundButton } from './round-button.tsx'

/**
 * The large controls of a call: hold and sound, the microphone or push to talk in the middle, typing and the end. Below
 * them how loud the microphone hears, and the settings of the voice, both by name.
 */
export function CallControls(props: {
  voice: VoiceCallState
  typing: { on: boolean; toggle: () => void } | null
  end: ReactNode
  onOpenSettings: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { voice, typing } = props
  const heard = canBeHeard(voice)
  return (
    <div className="flex flex-col items-center gap-2">
      <div className="flex items-end justify-center gap-2 sm:gap-5">
        <Control
          label={voice.held ? t('resume') : t('putOnHold')}
          short={voice.held ? t('short.resume') : t('short.hold')}
          on={voice.held}
          onClick={voice.toggleHold}
        >
          {voice.held ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
        </Control>
        <Control
          label={voice.silent ? t('soundOn') : t('soundOff')}
          short={t('short.sound')}
          on={voice.silent}
          onClick={voice.toggleSound}
        >
          {voice.silent ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
        </Control>
        {heard && !voice.held && (
          <span className="flex flex-col items-center gap-1">
            {voice.pushToTalk ? <PushToTalkButton voice={voice} /> : <RecordButton voice={voice} />}
            <Word>{t(voice.pushToTalk ? 'short.push' : voice.listening ? 'short.mute' : 'short.talk')}</Word>
          </span>
        )}
        {typing && (
          <Control
            label={typing.on ? t('closeTyping') : t('openTyping')}
            short={t('short.type')}
            on={typing.on}
            onClick={typing.toggle}
          >
            <Keyboard aria-hidden size={20} />
          </Control>
        )}
        {props.end && (
          <span className="flex w-12 flex-col items-center gap-1 lg:w-14">
            {props.end}
            <Word>{t('short.end')}</Word>
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-2">
        {heard && (
          <span className="flex items-center gap-2 text-12 text-text-muted">
            <span aria-hidden>{t('meter')}</span>
            <LevelMeter level={voice.microphoneLevel} running={voice.listening} />
          </span>
        )}
        <Button size="small" variant="quiet" className="px-2" onClick={props.onOpenSettings}>
          <Settings2 aria-hidden size={16} />
          {t('settings')}
        </Button>
      </div>
    </div>
  )
}

/** The word below a control. Its accessible name begins with it: people who speak to their device say what they see. */
function Word(props: { children: string }): ReactNode {
  return (
    <span aria-hidden className="text-12 whitespace-nowrap text-text-muted">
      {props.children}
    </span>
  )
}

/** A switch with its word below it; its name says what pressing it does, and so it has no state besides. */
function Control(props: {
  label: string
  short: string
  on: boolean
  onClick: () => void
  children: ReactNode
}): ReactNode {
  return (
    <span className="flex w-12 flex-col items-center gap-1 lg:w-14">
      <Tooltip text={props.label}>
        <RoundButton
          label={props.label}
          tone={props.on ? 'on' : 'quiet'}
          size="small"
          onClick={props.onClick}
        >
          {props.children}
        </RoundButton>
      </Tooltip>
      <Word>{props.short}</Word>
    </span>
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
        tone={voice.listening ? 'quiet' : 'accent'}
        onClick={voice.listening ? voice.mute : voice.listen}
      >
        {voice.listening ? <Mic aria-hidden size={24} /> : <MicOff aria-hidden size={24} />}
      </RoundButton>
    </Tooltip>
  )
}
