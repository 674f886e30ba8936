import { useAtomValue } from 'jotai'
import { Square, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/components/ui/button.tsx'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import { routeElement } from '#src/lib/voice/loudspeaker.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Plays a turn again: its recording if available, else the debtor's line is spoken again. */
export function ReplayButton(props: { item: TranscriptItem; voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { item, voice } = props
  const [playing, setPlaying] = useState<HTMLAudioElement | null>(null)
  const { loudspeakerId } = useAtomValue(voiceSettingsAtom)
  const playerRef = useRef<HTMLAudioElement>(null)
  useEffect(() => () => playerRef.current?.pause(), [])

  const play = () => {
    const recording = voice.recordings.wav(item.id)
    if (recording === null) return voice.speak(item)
    const url = URL.createObjectURL(recording)
    const player = new Audio(url)
    const end = () => {
      URL.revokeObjectURL(url)
      playerRef.current = null
      setPlaying(null)
    }
    player.addEventListener('ended', end, { once: true })
    player.addEventListener('pause', end, { once: true })
    playerRef.current = player
    setPlaying(player)
    void routeElement(player, loudspeakerId)
      .then(() => player.play())
      .catch(end)
  }
  return (
    <IconButton
      small
      label={playing ? t('stopReplay') : t('replay')}
      onClick={() => (playing ? playing.pause() : play())}
    >
      {playing ? <Square aria-hidden size={12} /> : <Volume2 aria-hidden size={12} />}
    </IconButton>
  )
}
