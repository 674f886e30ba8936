import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = { accent: 'bg-accent', caution: 'bg-caution-mark', critical: 'bg-critical-mark' } as const

/** A progress bar; `share` is 0 to 1. `caution` and `critical`: the fuller, the worse. */
export function Progress(props: {
  label: string
  share: number
  tone?: keyof typeof tones
  className?: string
}): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, props.share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-2 overflow-hidden rounded-full bg-surface-muted', props.className)}
    >
      <div
        className={clsx('h-full rounded-full', tones[props.tone ?? 'accent'])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
