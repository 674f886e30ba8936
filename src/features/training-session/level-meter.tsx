import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** How loud the microphone is. Written to the page at every frame, past React. */
export function LevelMeter(props: { level: () => number; running: boolean }): ReactNode {
  const t = useTranslations('call')
  const meter = useRef<HTMLMeterElement>(null)
  const { level, running } = props
  useEffect(() => {
    const shown = meter.current
    if (!running || !shown) return
    let frame = 0
    const draw = () => {
      shown.value = level()
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      shown.value = 0
    }
  }, [level, running])
  return (
    <meter
      ref={meter}
      aria-label={t('level')}
      min={0}
      max={1}
      defaultValue={0}
      className="level-meter h-2 w-20"
    />
  )
}
