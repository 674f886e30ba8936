import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type AnalysisReport, type Dimension, dimensions } from '#protocol/vocabulary/analysis.ts'
import { ScoreBar, ScoreNumber } from '#src/components/ui/score.tsx'
import { openDimension } from './dimension-criteria.tsx'

/** The five dimensions that a score is made of, as bars. Each leads to its criteria. */
export function ScoreParts(props: { scores: AnalysisReport['scores'] }): ReactNode {
  const t = useTranslations('analysis')
  const open = (event: MouseEvent<HTMLAnchorElement>, dimension: Dimension) => {
    event.preventDefault()
    openDimension(dimension)
  }
  return (
    <ul aria-label={t('parts')} className="-mx-2 flex flex-col">
      {dimensions.map((dimension) => {
        const score = props.scores[dimension]
        return (
          <li key={dimension}>
            <a
              href={`#${dimension}`}
              onClick={(event) => open(event, dimension)}
              className="grid min-h-7 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-ui px-2 py-1 text-14 @md:grid-cols-[10rem_minmax(0,1fr)_auto] @md:py-0 transition-colors duration-150 ease-out hover:bg-surface-hover"
            >
              <span className="min-w-0">{t(`dimensions.${dimension}`)}</span>
              {score === null ? (
                <span className="text-right text-12 text-text-muted @md:col-span-2">
                  {t('notEnoughEvidence')}
                </span>
              ) : (
                <>
                  <ScoreNumber score={score} className="w-8 text-right @md:order-last" />
                  <ScoreBar score={score} className="col-span-2 @md:col-span-1" />
                </>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
