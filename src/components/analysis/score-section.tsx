import type { ReactNode } from 'react'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { currentDecision } from '#src/components/review/use-review.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { DimensionCriteria } from './dimension-criteria.tsx'
import { FeelingsChart } from './feelings-chart.tsx'
import { ComplianceFindings, Improvements } from './findings.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { OnQuote } from './quote-button.tsx'
import { ScoreLegend } from './score-legend.tsx'
import type { ToldOnce } from './tell-once.ts'
import { WrittenAnalysis } from './written-analysis.tsx'

/** What the judgement of a call rests on: the outcome, the numbers, and the lines behind them. */
export function ScoreSection(props: {
  details: TrainingSessionDetails
  metrics: PerformanceMetricsDetails
  told: ToldOnce
  /** The transcript lines, to which quotes link. */
  lines: TrainingSessionDetails['items']
  lang: string | undefined
  onQuote: OnQuote
  review: SessionReview | undefined
  /** The result by a scorecard, below the score. */
  scorecard: ReactNode
}): ReactNode {
  const { details, metrics, told, lines, lang, onQuote } = props
  const { report } = metrics
  const isPhone = useIsPhone()
  const outcome = (
    <div className="grid grid-cols-1 gap-2 sm:gap-4 @2xl:grid-cols-2">
      <OutcomeCard
        outcome={report.outcome}
        currency={details.prospect.debtCurrency}
        lang={lang}
        onQuote={onQuote}
      />
      <ScoreLegend score={currentDecision(props.review)?.score ?? metrics.overallScore} />
    </div>
  )
  return (
    <>
      {/* On a phone it is folded with the rest, and the scores come first. */}
      {!isPhone && outcome}
      <DimensionCriteria metrics={metrics} lang={lang} onQuote={onQuote} />
      {props.scorecard}
      <div className="flex flex-col gap-2 sm:gap-4">
        {isPhone && outcome}
        <Improvements told={told} report={report} lang={lang} onQuote={onQuote} />
        <ComplianceFindings
          law={details.law}
          violations={told.violations}
          report={report}
          lang={lang}
          onQuote={onQuote}
        />
        <FeelingsChart points={report.feelings} feedbackLang={report.language} onQuote={onQuote} />
        <WrittenAnalysis metrics={metrics} lines={lines} lang={lang} onQuote={onQuote} />
      </div>
    </>
  )
}
