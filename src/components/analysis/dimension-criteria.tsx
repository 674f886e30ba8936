import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import {
  type AnalysisReport,
  type Criterion,
  type Dimension,
  dimensions,
} from '#protocol/vocabulary/analysis.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ScoreBar, ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { CriterionLevel } from './criterion-level.tsx'
import { FaultCost } from './fault-cost.tsx'
import { type OnQuote, QuoteButton } from './quote-button.tsx'
import { ScoredAs } from './scored-as.tsx'
import { useAnalysisNames } from './use-analysis-names.ts'

/** Opens the criteria of a dimension and takes the focus there. */
export function openDimension(dimension: Dimension): void {
  const details = document.querySelector<HTMLDetailsElement>(`details#${dimension}`)
  if (details === null) return
  details.open = true
  details.scrollIntoView({ block: 'start' })
  details.querySelector('summary')?.focus({ preventScroll: true })
}

/** The criteria of the five dimensions with the quoted lines and what each cost. */
export function DimensionCriteria(props: {
  metrics: PerformanceMetricsDetails
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const { report } = props.metrics
  return (
    <Card>
      <CardHeader title={t('detailed')} description={t('detailedHint')} />
      <ScoredAs situation={report.situation} lang={props.lang} onQuote={props.onQuote} />
      <div className="border-t border-border">
        {dimensions.map((dimension) => (
          <DimensionRow
            key={dimension}
            dimension={dimension}
            lang={props.lang}
            report={report}
            onQuote={props.onQuote}
          />
        ))}
      </div>
    </Card>
  )
}

function DimensionRow(props: {
  dimension: Dimension
  report: AnalysisReport
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { dimension, report } = props
  const score = report.scores[dimension]
  const earned = report.earned?.[dimension] ?? null
  const criteria = report.criteria.filter((criterion) => criterion.dimension === dimension)
  const lost = Math.round(criteria.reduce((sum, { cost }) => sum + (cost ?? 0), 0))
  return (
    <details
      id={dimension}
      className="group scroll-mt-28 border-b border-border last:border-b-0 lg:scroll-mt-14"
    >
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 outline-offset-[-2px] hover:bg-surface-hover">
        <span className="min-w-0 flex-1 font-medium">{t(`dimensions.${dimension}`)}</span>
        {lost > 0 && (
          // On a phone it stands below the bar: beside the score it would leave no room for the name.
          <span className="tabular text-12 text-text-muted max-sm:order-last max-sm:basis-full">
            {t('cost', { points: lost })}
          </span>
        )}
        {score === null ? (
          <span className="text-12 text-text-muted order-last basis-full sm:hidden">
            {t('notEnoughEvidence')}
          </span>
        ) : (
          <ScoreNumber score={score} className="w-8 text-right text-16 sm:hidden" />
        )}
        <ChevronDown
          aria-hidden
          size={16}
          className="text-text-muted transition-transform duration-150 ease-out group-open:rotate-180"
        />
        {/* On a phone the scores and bars of the summary are left out for these. */}
        {score !== null && <ScoreBar score={score} className="basis-full sm:hidden" />}
      </summary>
      {score !== null && earned !== null && earned > score && (
        <p className="px-5 pb-3 text-14 text-text-muted">
          {t('limitedDimension', { score: number(score), earned: number(earned) })}
        </p>
      )}
      <ul className="flex flex-col gap-4 px-5 pt-1 pb-5">
        {criteria.length === 0 && <li className="text-14 text-text-muted">{t('noCriteria')}</li>}
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            lang={props.lang}
            report={report}
            onQuote={props.onQuote}
          />
        ))}
      </ul>
    </details>
  )
}

function CriterionRow(props: {
  criterion: Criterion
  report: AnalysisReport
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  const { number } = useFormats()
  const { criterion } = props
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-14 font-medium">{names.criterion(criterion.id)}</span>
        <CriterionLevel score={criterion.score} />
        {/* Of one occasion, or of the call as a whole, the level beside it says all. */}
        {criterion.opportunities > 1 && (
          <span className="tabular text-12 text-text-muted">
            {t('opportunities', { credited: number(criterion.credited), count: criterion.opportunities })}
          </span>
        )}
        {isLoss(criterion) && <FaultCost fault={criterion} report={props.report} />}
      </div>
      <p className="text-14 text-text-muted">
        <span lang={props.report.language}>{criterion.why}</span>
        {criterion.score < 2 && criterion.quote === null && ` ${t('ofWholeCall')}`}
      </p>
      {criterion.quote !== null && (
        <QuoteButton quote={criterion.quote} lang={props.lang} onQuote={props.onQuote} />
      )}
    </li>
  )
}

/** What was met and cost a fraction of a point is no loss to anybody who reads it. */
function isLoss({ score, cost }: Criterion): boolean {
  return score < 2 || (cost ?? 0) >= 1
}
