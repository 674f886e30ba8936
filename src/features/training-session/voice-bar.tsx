import { Mic, MicOff, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import type { Voice } from '#src/lib/voice/use-voice-call.ts'
import { LevelMeter } from './level-meter.tsx'
import { TalkButton } from './talk-button.tsx'
import { VoiceNotice } from './voice-notice.tsx'

/** What the voice does and what can be done about it: above the composer, which stays as it is. */
export function VoiceBar(props: {
  voice: Voice
  debtorName: string
  transcribes: boolean
  onSettings: () => void
}): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const usable = voice.state === 'on' && voice.problem === null && voice.hearing !== 'nothing'
  return (
    <section
      aria-label={t('panel')}
      data-hears-speech={voice.hearsSpeech}
      className="mb-3 flex flex-col gap-2"
    >
      <VoiceNotice voice={voice} transcribes={props.transcribes} />
      {voice.mode === 'on' && (
        <div className="flex flex-wrap items-center gap-2">
          {usable && (voice.pushToTalk ? <TalkButton voice={voice} /> : <RecordButton voice={voice} />)}
          <LevelMeter level={voice.level} running={usable && voice.listening} />
          <State voice={voice} debtorName={props.debtorName} />
          <IconButton label={t('settings')} className="ml-auto" onClick={props.onSettings}>
            <Settings2 aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function RecordButton(props: { voice: Voice }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const Icon = voice.listening ? MicOff : Mic
  return (
    <Button
      size="small"
      look={voice.listening ? 'secondary' : 'primary'}
      aria-pressed={voice.listening}
      onClick={voice.listening ? voice.mute : voice.listen}
    >
      <Icon aria-hidden size={16} />
      {voice.listening ? t('stopRecording') : t('record')}
    </Button>
  )
}

/** In words what the sound is doing, for the eye; a screen reader has the sound itself. */
function State(props: { voice: Voice; debtorName: string }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const words =
    voice.state === 'starting'
      ? t('starting')
      : voice.talking && voice.listening
        ? t('hearingYou')
        : voice.speaking
          ? t('speaking')
          : voice.listening
            ? t('listening')
            : t('paused')
  return (
    <p data-voice-state className="min-w-24 text-14 text-text-muted">
      {words}
    </p>
  )
}
