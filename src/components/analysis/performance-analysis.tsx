import { Check, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { currentDecision } from '#src/components/review/use-review.ts'
import type { QuotableLine } from '#src/components/transcript/find-quotes.ts'
import { QuotedText } from '#src/components/transcript/quoted-text.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { AnalysisLead } from './analysis-lead.tsx'
import { DimensionBars } from './dimension-bars.tsx'
import { FeelingsChart } from './feelings-chart.tsx'
import { ComplianceFindings, KeyFindings } from './findings.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { OnQuote } from './quote-button.tsx'
import { type Place, ScoreLegend } from './score-legend.tsx'

/** The analysis of a scored session: what to do next first, then the lines and numbers behind it. */
export function PerformanceAnalysis(props: {
  metrics: PerformanceMetricsDetails
  place: Place
  /** What the call was held against; null: not settled when it was held. */
  law: LawSettings | null
  /** The transcript lines, to which quotes link. */
  lines: TrainingSessionDetails['items']
  lang: string | undefined
  onQuote: OnQuote
  /** Takes a line of the collector again; null for everybody but the trainee. */
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  /** Shown beside the score. */
  action: ReactNode
  review: SessionReview | undefined
  /** Shown below the score, before the details. */
  afterScore: ReactNode
}): ReactNode {
  const t = useTranslations('analysis')
  const { metrics, lines, lang, onQuote } = props
  const { report } = metrics
  return (
    <div className="@container flex flex-col gap-4">
      <AnalysisLead
        metrics={metrics}
        review={props.review}
        items={lines}
        lang={lang}
        onQuote={onQuote}
        onRetry={props.onRetry}
        retrying={props.retrying}
        action={props.action}
      />
      {props.afterScore}
      <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
        <OutcomeCard outcome={report.outcome} lang={lang} onQuote={onQuote} />
        <ScoreLegend
          place={props.place}
          score={currentDecision(props.review)?.score ?? metrics.overallScore}
        />
      </div>
      <DimensionBars metrics={metrics} lang={lang} onQuote={onQuote} />
      <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
        <PointList
          title={t('strengths')}
          icon="did"
          points={metrics.strengths}
          empty={t('noStrengths')}
          feedbackLang={report.language}
          lines={lines}
          lang={lang}
          onQuote={onQuote}
        />
        <PointList
          title={t('improvements')}
          icon="focus"
          points={metrics.areasForImprovement}
          empty={t('noImprovements')}
          feedbackLang={report.language}
          lines={lines}
          lang={lang}
          onQuote={onQuote}
        />
      </div>
      <KeyFindings findings={report.findings} feedbackLang={report.language} lang={lang} onQuote={onQuote} />
      <ComplianceFindings
        law={props.law}
        violations={report.violations}
        feedbackLang={report.language}
        lang={lang}
        onQuote={onQuote}
      />
      <FeelingsChart points={report.feelings} feedbackLang={report.language} onQuote={onQuote} />
      <Card>
        <CardHeader title={t('text')} />
        <div className="px-5 pb-5">
          <p lang={report.language} className="max-w-prose text-16 whitespace-pre-wrap">
            {metrics.aiAnalysis === '' ? (
              t('noText')
            ) : (
              <QuotedText text={metrics.aiAnalysis} lines={lines} lang={lang} onQuote={onQuote} />
            )}
          </p>
          {report.note !== null && <p className="mt-3 text-12 text-text-muted">{report.note}</p>}
          <p className="mt-3 text-12 text-text-muted">
            {report.judge === 'model' ? t('judgeModel') : t('judgeEmbedded')}
          </p>
        </div>
      </Card>
    </div>
  )
}

function PointList(props: {
  title: string
  icon: 'did' | 'focus'
  points: readonly string[]
  empty: string
  feedbackLang: string
  lines: readonly QuotableLine[]
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const Icon = props.icon === 'did' ? Check : Target
  return (
    <Card>
      <CardHeader title={props.title} />
      {props.points.length === 0 ? (
        <p className="px-5 pb-5 text-14 text-text-muted">{props.empty}</p>
      ) : (
        <ul lang={props.feedbackLang} className="flex flex-col gap-2.5 px-5 pb-5">
          {props.points.map((point) => (
            <li key={point} className="flex gap-2.5 text-14">
              <Icon
                aria-hidden
                size={16}
                className={
                  props.icon === 'did' ? 'mt-0.5 shrink-0 text-positive' : 'mt-0.5 shrink-0 text-caution'
                }
              />
              <span className="min-w-0">
                <QuotedText text={point} lines={props.lines} lang={props.lang} onQuote={props.onQuote} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
