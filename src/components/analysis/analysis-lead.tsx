import { CircleCheck, RotateCcw, Target } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { AnalysisReport, KeyFinding } from '#protocol/vocabulary/analysis.ts'
import { bandOf } from '#protocol/vocabulary/score-bands.ts'
import { ScoreComparison } from '#src/components/review/score-comparison.tsx'
import { currentDecision } from '#src/components/review/use-review.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { ScoreBandName, ScoreRing } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { graveViolations, type NextStep } from './next-step.ts'
import { type OnQuote, QuoteButton } from './quote-button.tsx'
import type { ToldOnce } from './tell-once.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

/** What an analysis begins with: the judgement in a sentence, what to practise next, and what went well. */
export function AnalysisLead(props: {
  metrics: PerformanceMetricsDetails
  /** A reviewer's score replaces the system's, which is shown beside it. */
  review: SessionReview | undefined
  told: ToldOnce
  lang: string | undefined
  onQuote: OnQuote
  /** Takes a line of the collector again; null for everybody but the trainee. */
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  action: ReactNode
}): ReactNode {
  const { metrics, told, lang, onQuote } = props
  return (
    <Card className="@container overflow-hidden">
      <Judgement {...props} />
      <div className="grid grid-cols-1 border-t border-border @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Next {...props} step={told.next} />
        <WentWell
          strengths={told.strengths}
          feedbackLang={metrics.report.language}
          lang={lang}
          onQuote={onQuote}
        />
      </div>
    </Card>
  )
}

function Judgement(props: {
  metrics: PerformanceMetricsDetails
  review: SessionReview | undefined
  action: ReactNode
}): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { report } = props.metrics
  const score = currentDecision(props.review)?.score ?? props.metrics.overallScore
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <ScoreRing score={score} size={112} />
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-x-2 text-14 font-medium text-text-muted">
          {t('overall')}
          {score !== null && (
            <Badge tone={bandOf(score).tone}>
              <ScoreBandName score={score} />
            </Badge>
          )}
        </h2>
        {score === null ? (
          <>
            <p className="text-20 font-semibold">{t('notEnoughEvidence')}</p>
            <p className="text-14 text-text-muted">{t('notEnoughEvidenceHint')}</p>
          </>
        ) : (
          <>
            <p className="sr-only">
              {number(score)} / {number(100)}
            </p>
            <p className="text-20 font-semibold text-balance">
              <Verdict report={report} score={score} />
            </p>
            <ScoreComparison review={props.review} />
            <Limit report={report} />
          </>
        )}
      </div>
      {props.action}
    </div>
  )
}

/** "A strong call: it ended with a promise to pay." */
function Verdict(props: { report: AnalysisReport; score: number }): ReactNode {
  const t = useTranslations('analysis')
  const grave = graveViolations(props.report)
  return t('lead.sentence', {
    verdict:
      grave > 0 ? t('lead.unlawful', { count: grave }) : t(`lead.verdicts.${bandOf(props.score).name}`),
    ending: t(`lead.endings.${props.report.outcome.ending}`),
  })
}

/** What limits the score. A breach that the sentence above counts is not named again. */
function Limit(props: { report: AnalysisReport }): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { cap, uncapped } = props.report
  if (cap === null || uncapped === null || uncapped <= cap.at) return null
  const grave = graveViolations(props.report)
  if (grave > 0)
    return (
      <p className="text-14 text-text-muted">
        {t('lead.withoutBreach', { count: grave, score: number(uncapped) })}
      </p>
    )
  return (
    <p className="text-14 text-text-muted">
      <span className="font-medium text-caution">
        {t('capped', { at: number(cap.at), because: cap.because })}
      </span>{' '}
      <span>{t('uncapped', { score: number(uncapped) })}</span>
    </p>
  )
}

function Next(props: {
  step: NextStep | null
  metrics: PerformanceMetricsDetails
  lang: string | undefined
  onQuote: OnQuote
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
}): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  const titleId = useId()
  const { step, lang, onRetry } = props
  const feedbackLang = props.metrics.report.language
  const subject = step?.subject
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-3 bg-accent-surface p-5 sm:p-6"
    >
      <h3 id={titleId} className="flex items-center gap-2 text-14 font-semibold text-accent-text">
        <Target aria-hidden size={16} />
        {t('lead.next')}
      </h3>
      {step === null || subject === undefined ? (
        <p className="text-16">{t('lead.nothingNext')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <strong lang={'text' in subject ? feedbackLang : undefined} className="text-16 font-semibold">
              {'violation' in subject
                ? names.violation(subject.violation)
                : 'criterion' in subject
                  ? names.criterion(subject.criterion)
                  : subject.text}
            </strong>
            {step.basis !== null && <span className="text-12 text-text-muted">{step.basis}</span>}
          </p>
          <QuoteButton quote={step.quote} lang={lang} onQuote={props.onQuote} className="bg-surface!" />
          <p lang={feedbackLang} className="text-14">
            {step.why}
          </p>
          {step.betterLine !== null && (
            <p className="text-14">
              <span className="font-medium text-accent-text">{t('betterLine')}: </span>
              <q lang={lang}>{step.betterLine}</q>
            </p>
          )}
          {onRetry !== null && step.retry !== null && (
            <Button
              variant="primary"
              aria-disabled={props.retrying}
              onClick={() => {
                if (step.retry !== null && !props.retrying) onRetry(step.retry.itemId, step.retry.line)
              }}
            >
              <RotateCcw aria-hidden size={16} />
              {t('lead.again')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function WentWell(props: {
  strengths: readonly KeyFinding[]
  feedbackLang: string
  lang: string | undefined
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const titleId = useId()
  const { strengths, lang } = props
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 p-5 sm:p-6">
      <h3 id={titleId} className="flex items-center gap-2 text-14 font-semibold text-positive">
        <CircleCheck aria-hidden size={16} />
        {t('strengths')}
      </h3>
      {strengths.length === 0 ? (
        <p className="text-14 text-text-muted">{t('noStrengths')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {strengths.map(({ title, quote, why }) => (
            <li key={`${quote.line}-${title}`} className="flex flex-col gap-2">
              <p lang={props.feedbackLang} className="text-14 font-medium">
                {title}
              </p>
              <QuoteButton quote={quote} lang={lang} onQuote={props.onQuote} />
              <p lang={props.feedbackLang} className="text-14 text-text-muted">
                {why}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
