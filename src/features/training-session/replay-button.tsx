import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PlayRecordingButton } from '#src/components/voice/play-recording-button.tsx'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/** Plays a turn again: its recording if available, else the debtor's line is spoken again. */
export function ReplayButton(props: { item: TranscriptItem; voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { item, voice } = props
  return (
    <PlayRecordingButton
      labels={{ play: t('replay'), stop: t('stopReplay') }}
      wav={() => voice.recordings.wav(item.id)}
      onMissing={() => voice.speak(item)}
    />
  )
}
