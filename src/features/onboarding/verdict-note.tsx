import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import type { Choice } from './lessons/lesson.ts'

const tones: Record<Choice['verdict'], Tone> = { strong: 'positive', weak: 'caution', harmful: 'critical' }

const edges: Record<Choice['verdict'], string> = {
  strong: 'border-l-positive-mark',
  weak: 'border-l-caution-mark',
  harmful: 'border-l-critical-mark',
}

/** How good the line above was, why, and what to say instead. A fresh note takes the focus, because the choices are gone. */
export function VerdictNote(props: {
  choice: Choice
  /** A line that would have been better; null for a good choice. */
  better: string | null
  fresh: boolean
}): ReactNode {
  const t = useTranslations('onboarding')
  const { choice, better, fresh } = props
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fresh) note.current?.focus()
  }, [fresh])
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={clsx(
        // Hangs on the line that it judges, which stands on the right in the same width.
        '-mt-3 w-[85%] self-end rounded-ui border border-l-4 border-border px-4 py-3 outline-none sm:w-[80%]',
        edges[choice.verdict],
        fresh ? 'bg-surface' : 'bg-surface-muted',
      )}
    >
      <Badge tone={tones[choice.verdict]}>{t(`choice.verdicts.${choice.verdict}`)}</Badge>
      <p className="mt-1.5 text-14">{choice.why}</p>
      {better !== null && (
        <p className="mt-2 text-14">
          <span className="font-medium">{t('choice.better')}: </span>
          <q>{better}</q>
        </p>
      )}
    </div>
  )
}
