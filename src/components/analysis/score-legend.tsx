import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bandOf, scoreBands } from '#protocol/vocabulary/score-bands.ts'
import { Fold } from '#src/components/ui/foldable-card.tsx'
import { scoreFillClasses } from '#src/components/ui/score.tsx'

/** The bands of a score with their meaning, folded; that of `score` is marked. */
export function ScoreLegend(props: { score: number | null }): ReactNode {
  const t = useTranslations('analysis')
  const current = props.score === null ? null : bandOf(props.score)
  const range = (index: number) => {
    const from = scoreBands[index]?.from ?? 0
    const above = scoreBands[index - 1]?.from
    if (above === undefined) return t('andMore', { from })
    return from === 0 ? t('below', { from: above }) : t('range', { from, to: above - 1 })
  }
  return (
    <Fold title={t('rubric')}>
      <ul className="flex flex-col gap-1 px-5 pb-5 text-14">
        {scoreBands.map((band, index) => (
          <li
            key={band.from}
            aria-current={band === current ? 'true' : undefined}
            className={
              band === current
                ? '-mx-2 flex items-center gap-3 rounded-ui bg-surface-muted px-2 py-1 font-medium text-text'
                : '-mx-2 flex items-center gap-3 px-2 py-1 text-text-muted'
            }
          >
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${scoreFillClasses[band.tone]}`} />
            <span className="tabular w-24 shrink-0">{range(index)}</span>
            <span>{t(`legend.${band.name}`)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
