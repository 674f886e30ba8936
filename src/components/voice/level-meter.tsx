import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { eachFrame } from '#src/lib/each-frame.ts'

/** The microphone level, written to the DOM at each animation frame without React. */
export function LevelMeter(props: { level: () => number; running: boolean }): ReactNode {
  const t = useTranslations('call')
  const meterRef = useRef<HTMLMeterElement>(null)
  const { level, running } = props
  useEffect(() => {
    const meter = meterRef.current
    if (!running || !meter) return
    const stop = eachFrame(() => {
      meter.value = level()
    })
    return () => {
      stop()
      meter.value = 0
    }
  }, [level, running])
  return (
    <meter
      ref={meterRef}
      aria-label={t('level')}
      min={0}
      max={1}
      defaultValue={0}
      className="level-meter h-2 w-16"
    />
  )
}
