import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type AnalysisReport, type Dimension, dimensions } from '#protocol/vocabulary/analysis.ts'
import { ScoreBar, ScoreNumber } from '#src/components/ui/score.tsx'
import { openDimension } from './dimension-criteria.tsx'

/** The five dimensions that a score is made of, side by side. Each leads to its criteria. */
export function ScoreParts(props: { scores: AnalysisReport['scores'] }): ReactNode {
  const t = useTranslations('analysis')
  const open = (event: MouseEvent<HTMLAnchorElement>, dimension: Dimension) => {
    event.preventDefault()
    openDimension(dimension)
  }
  return (
    <ul aria-label={t('parts')} className="grid grid-cols-5">
      {dimensions.map((dimension) => {
        const score = props.scores[dimension]
        return (
          <li key={dimension} className="border-l border-border first:border-l-0">
            <a
              href={`#${dimension}`}
              onClick={(event) => open(event, dimension)}
              className="flex h-full flex-col gap-1 px-2 py-2.5 sm:px-2.5 -outline-offset-2 transition-colors duration-150 ease-out hover:bg-surface-hover"
            >
              <span className="flex-1 text-12 text-pretty text-text-muted">
                {t(`dimensions.${dimension}`)}
              </span>
              {score === null ? (
                <span className="text-12 text-text-muted">{t('notEnoughEvidence')}</span>
              ) : (
                <ScoreNumber score={score} className="text-16" />
              )}
              <ScoreBar score={score} className="h-1!" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
