import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import { type Criterion, type Dimension, dimensions } from '#protocol/vocabulary/analysis.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ScoreBar, ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { type OnQuote, QuoteButton } from './quote-button.tsx'
import { useAnalysisNames } from './use-analysis-names.ts'

const criterionLevels = {
  0: { name: 'missed', tone: 'critical' },
  1: { name: 'partly', tone: 'caution' },
  2: { name: 'met', tone: 'positive' },
} as const satisfies Record<Criterion['score'], { name: string; tone: Tone }>

/** The five dimensions as bars; each expands to its criteria with the quoted lines. */
export function DimensionBars(props: {
  metrics: PerformanceMetricsDetails
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const { report } = props.metrics
  return (
    <Card>
      <CardHeader title={t('detailed')} description={t('detailedHint')} />
      <div className="border-t border-border">
        {dimensions.map((dimension) => (
          <DimensionRow
            key={dimension}
            dimension={dimension}
            score={report.scores[dimension]}
            criteria={report.criteria.filter((criterion) => criterion.dimension === dimension)}
            lang={props.lang}
            feedbackLang={report.language}
            onQuote={props.onQuote}
          />
        ))}
      </div>
    </Card>
  )
}

function DimensionRow(props: {
  dimension: Dimension
  score: number | null
  criteria: readonly Criterion[]
  lang: string | undefined
  feedbackLang: string
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  return (
    <details className="group border-b border-border last:border-b-0">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 px-5 py-3 outline-offset-[-2px] hover:bg-surface-hover sm:grid-cols-[11rem_minmax(0,1fr)_auto_auto]">
        <span className="font-medium">{t(`dimensions.${props.dimension}`)}</span>
        <ScoreBar score={props.score} className="order-last col-span-full sm:order-none sm:col-span-1" />
        {props.score === null ? (
          <span className="text-12 text-text-muted">{t('notEnoughEvidence')}</span>
        ) : (
          <ScoreNumber score={props.score} className="w-8 text-right text-16" />
        )}
        <ChevronDown
          aria-hidden
          size={16}
          className="text-text-muted transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col gap-4 px-5 pt-1 pb-5">
        {props.criteria.length === 0 && <li className="text-14 text-text-muted">{t('noCriteria')}</li>}
        {props.criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            criterion={criterion}
            lang={props.lang}
            feedbackLang={props.feedbackLang}
            onQuote={props.onQuote}
          />
        ))}
      </ul>
    </details>
  )
}

function CriterionRow(props: {
  criterion: Criterion
  lang: string | undefined
  feedbackLang: string
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
        <Badge tone={criterionLevels[criterion.score].tone}>
          {t(`criterionScores.${criterionLevels[criterion.score].name}`)}
        </Badge>
        <span className="tabular text-12 text-text-muted">
          {t('opportunities', { credited: number(criterion.credited), count: criterion.opportunities })}
        </span>
      </div>
      <p lang={props.feedbackLang} className="text-14 text-text-muted">
        {criterion.why}
      </p>
      {criterion.quote !== null && (
        <QuoteButton quote={criterion.quote} lang={props.lang} onQuote={props.onQuote} />
      )}
    </li>
  )
}
