import { Mic, MicOff, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import type { ServerTranscription } from '#src/lib/voice/transcription-mode.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { LevelMeter } from './level-meter.tsx'
import { PushToTalkButton } from './push-to-talk-button.tsx'
import { VoiceNotice } from './voice-notice.tsx'

/** The state and controls of the voice, above the composer, which stays usable. */
export function VoiceBar(props: {
  voice: VoiceCallState
  debtorName: string
  server: ServerTranscription
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
      className="mb-3 flex flex-col gap-2"
    >
      <VoiceNotice voice={voice} server={props.server} />
      {voice.mode === 'on' && (
        <div className="flex flex-wrap items-center gap-2">
          {usable && (voice.pushToTalk ? <PushToTalkButton voice={voice} /> : <RecordButton voice={voice} />)}
          <LevelMeter level={voice.microphoneLevel} running={usable && voice.listening} />
          <VoiceStateText voice={voice} debtorName={props.debtorName} />
          <IconButton label={t('settings')} className="ml-auto" onClick={props.onOpenSettings}>
            <Settings2 aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function RecordButton(props: { voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { voice } = props
  const Icon = voice.listening ? MicOff : Mic
  return (
    <Button
      size="small"
      variant={voice.listening ? 'secondary' : 'primary'}
      aria-pressed={voice.listening}
      onClick={voice.listening ? voice.mute : voice.listen}
    >
      <Icon aria-hidden size={16} />
      {voice.listening ? t('stopRecording') : t('record')}
    </Button>
  )
}

/** The state of the audio as text. Not announced: screen reader users hear the audio itself. */
function VoiceStateText(props: { voice: VoiceCallState; debtorName: string }): ReactNode {
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
    <p data-voice-state className="min-w-24 text-14 text-text-muted">
      {text}
    </p>
  )
}
