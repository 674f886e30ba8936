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
  const scores = (
    <>
      <DimensionCriteria metrics={metrics} lang={lang} onQuote={onQuote} />
      {props.scorecard}
    </>
  )
  return (
    <>
      {/* On a phone what follows is folded, and the summary leaves its scores to these. */}
      {isPhone && scores}
      <Improvements told={told} report={report} lang={lang} onQuote={onQuote} />
      <ComplianceFindings
        law={details.law}
        violations={told.violations}
        report={report}
        lang={lang}
        onQuote={onQuote}
      />
      <OutcomeCard
        sessionId={details.id}
        outcome={report.outcome}
        currency={details.prospect.debtCurrency}
        lang={lang}
        onQuote={onQuote}
      />
      {!isPhone && scores}
      <ScoreLegend score={currentDecision(props.review)?.score ?? metrics.overallScore} />
      <FeelingsChart points={report.feelings} feedbackLang={report.language} onQuote={onQuote} />
      <WrittenAnalysis metrics={metrics} lines={lines} lang={lang} onQuote={onQuote} />
    </>
  )
}
