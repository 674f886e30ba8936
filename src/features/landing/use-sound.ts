import { useEffect, useRef, useState } from 'react'

/** How often the time is read while it plays, in milliseconds. */
const tickMs = 100

/**
 * Plays the sound at this address. `atMs` is null until it has been played; `failed`: the browser cannot play it, or it is
 * not there.
 */
export function useSound(
  address: string,
  durationMs: number,
): { playing: boolean; failed: boolean; atMs: number | null; toggle: () => void } {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const [atMs, setAtMs] = useState<number | null>(null)

  useEffect(() => () => audio.current?.pause(), [])

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setAtMs(Math.round((audio.current?.currentTime ?? 0) * 1_000)), tickMs)
    return () => clearInterval(timer)
  }, [playing])

  const open = () => {
    const player = new Audio(address)
    player.addEventListener('play', () => setPlaying(true))
    player.addEventListener('pause', () => setPlaying(false))
    player.addEventListener('ended', () => setAtMs(durationMs))
    return player
  }
  const toggle = () => {
    audio.current ??= open()
    const player = audio.current
    if (!player.paused) return player.pause()
    setFailed(false)
    setAtMs((at) => at ?? 0)
    player.play().catch(() => {
      audio.current = null
      setFailed(true)
    })
  }
  return { playing, failed, atMs, toggle }
}
