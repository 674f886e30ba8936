import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import type { Choice } from './lessons/lesson.ts'

const tones: Record<Choice['verdict'], Tone> = { strong: 'positive', weak: 'caution', harmful: 'critical' }

/** How good a chosen line was, and why. A fresh note takes the focus, because the choices are gone. */
export function VerdictNote(props: { choice: Choice; fresh: boolean }): ReactNode {
  const t = useTranslations('onboarding')
  const { choice, fresh } = props
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fresh) note.current?.focus()
  }, [fresh])
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={clsx(
        'rounded-ui border border-border px-4 py-3 outline-none',
        fresh ? 'bg-surface' : 'bg-surface-muted',
      )}
    >
      <Badge tone={tones[choice.verdict]}>{t(`choice.verdicts.${choice.verdict}`)}</Badge>
      <p className="mt-1.5 text-14">{choice.why}</p>
    </div>
  )
}
