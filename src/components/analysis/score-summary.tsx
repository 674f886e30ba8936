import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import { bandOf, scoreBands } from '#protocol/vocabulary/score-bands.ts'
import { ScoreComparison } from '#src/components/review/score-comparison.tsx'
import { currentDecision } from '#src/components/review/use-review.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { scoreFillClasses, ScoreRing, ScoreBandName } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'

/** Where the score is shown; decides the title of the legend. */
export type Place = 'training' | 'details'

/** The overall score, its band and the legend. */
export function ScoreSummary(props: {
  metrics: PerformanceMetricsDetails
  /** A reviewer's score replaces the system's, which is shown beside it. */
  review: SessionReview | undefined
  place: Place
  action: ReactNode
}): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const score = currentDecision(props.review)?.score ?? props.metrics.overallScore
  const { cap, uncapped } = props.metrics.report
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <ScoreRing score={score} size={144} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-14 font-medium text-text-muted">{t('overall')}</h2>
          {score === null ? (
            <>
              <p className="mt-1 text-20 font-semibold">{t('notEnoughEvidence')}</p>
              <p className="mt-1 text-14 text-text-muted">{t('notEnoughEvidenceHint')}</p>
            </>
          ) : (
            <>
              <p className="mt-1 text-20 font-semibold">
                <ScoreBandName score={score} />
              </p>
              <p className="sr-only">
                {number(score)} / {number(100)}
              </p>
              <ScoreComparison review={props.review} />
              {cap !== null && uncapped !== null && uncapped > cap.at && (
                <div className="mt-2 flex flex-col items-start gap-1">
                  <Badge tone="caution" className="inline-flex h-auto! py-1 whitespace-normal!">
                    {t('capped', { at: number(cap.at), because: cap.because })}
                  </Badge>
                  <p className="text-12 text-text-muted">{t('uncapped', { score: number(uncapped) })}</p>
                </div>
              )}
            </>
          )}
          {props.action}
        </div>
      </div>
      <Legend place={props.place} score={score} />
    </Card>
  )
}

function Legend(props: { place: Place; score: number | null }): ReactNode {
  const t = useTranslations('analysis')
  const current = props.score === null ? null : bandOf(props.score)
  const range = (index: number) => {
    const from = scoreBands[index]?.from ?? 0
    const above = scoreBands[index - 1]?.from
    if (above === undefined) return t('andMore', { from })
    return from === 0 ? t('below', { from: above }) : t('range', { from, to: above - 1 })
  }
  return (
    <div className="mt-auto border-t border-border px-5 py-4">
      <h3 className="text-12 font-medium text-text-muted">
        {props.place === 'training' ? t('calibration') : t('rubric')}
      </h3>
      <ul className="mt-2 flex flex-col gap-0.5 text-12">
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
            <span className="tabular w-20 shrink-0">{range(index)}</span>
            <span>{t(`legend.${band.name}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
