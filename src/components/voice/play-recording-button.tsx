import { useAtomValue } from 'jotai'
import { Square, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/components/ui/button.tsx'
import { routeElement } from '#src/lib/voice/loudspeaker.ts'
import { voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/** Plays a recording through the chosen loudspeaker, and stops it. */
export function PlayRecordingButton(props: {
  labels: { play: string; stop: string }
  /** The recording as a WAV file; null if there is none. */
  wav: () => Blob | null
  /** What to do without a recording. */
  onMissing?: () => void
}): ReactNode {
  const [playing, setPlaying] = useState<HTMLAudioElement | null>(null)
  const { loudspeakerId } = useAtomValue(voiceSettingsAtom)
  const playerRef = useRef<HTMLAudioElement>(null)
  useEffect(() => () => playerRef.current?.pause(), [])

  const play = () => {
    const recording = props.wav()
    if (recording === null) return props.onMissing?.()
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
      label={playing ? props.labels.stop : props.labels.play}
      onClick={() => (playing ? playing.pause() : play())}
    >
      {playing ? <Square aria-hidden size={12} /> : <Volume2 aria-hidden size={12} />}
    </IconButton>
  )
}
