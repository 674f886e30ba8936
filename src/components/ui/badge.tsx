import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'accent' | 'positive' | 'caution' | 'critical'

const tones: Record<Tone, string> = {
  plain: 'bg-surface-muted text-text-muted',
  accent: 'bg-accent-surface text-accent-text',
  positive: 'bg-positive-surface text-positive',
  caution: 'bg-caution-surface text-caution',
  critical: 'bg-critical-surface text-critical',
}

export function Badge(props: {
  tone?: Tone
  children: ReactNode
  className?: string
  lang?: string
}): ReactNode {
  return (
    <span
      lang={props.lang}
      className={clsx(
        'h-6 items-center gap-1 rounded-ui px-2 text-12 font-medium whitespace-nowrap',
        tones[props.tone ?? 'plain'],
        props.className ?? 'inline-flex',
      )}
    >
      {props.children}
    </span>
  )
}
