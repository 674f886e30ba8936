import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ScoreNumber } from '#src/components/ui/score.tsx'

/** An average as a coloured number, or a dash if nothing was scored. */
export function AverageScore(props: { score: number | null; className?: string }): ReactNode {
  const t = useTranslations('teams')
  if (props.score !== null) return <ScoreNumber score={props.score} className={props.className} />
  return (
    <span className={clsx('text-text-muted', props.className)}>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('noScore')}</span>
    </span>
  )
}
