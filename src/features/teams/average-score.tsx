import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bandOf, teamAverageTones } from '#protocol/vocabulary/score-bands.ts'
import { useFormats } from '#src/lib/format.ts'

const texts = { positive: 'text-positive', caution: 'text-caution', critical: 'text-critical' }

/** An average as a coloured figure. In the lists of teams the colours switch at 85 and 70 (specification, section 9). */
export function AverageScore(props: { score: number | null; className?: string }): ReactNode {
  const t = useTranslations('teams')
  const { number } = useFormats()
  if (props.score === null)
    return (
      <span className={clsx('text-text-muted', props.className)}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('noScore')}</span>
      </span>
    )
  return (
    <span
      className={clsx('tabular font-semibold', texts[bandOf(teamAverageTones, props.score)], props.className)}
    >
      {number(props.score)}
    </span>
  )
}
