import { ChevronDown, CircleCheck, RotateCcw, Target } from 'lucide-react'
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
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { ScoreBadge, ScoreRing } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { CriterionLevel } from './criterion-level.tsx'
import { FaultCost } from './fault-cost.tsx'
import { LawSources } from './law-sources.tsx'
import { lessonFor } from './lesson-for.ts'
import { LessonLink } from './lesson-link.tsx'
import { graveViolations, type NextStep } from './next-step.ts'
import { AlsoIn, type OnQuote, QuoteButton } from './quote-button.tsx'
import { ScoreLimit } from './score-limit.tsx'
import { ScoreParts } from './score-parts.tsx'
import type { ToldOnce } from './tell-once.ts'
import { useAnalysisNames } from './use-analysis-names.ts'

/** What an analysis begins with: the judgement in a sentence, the parts of the score, what to practise next, and what went well. */
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
  /** Of a moment: without a score it is no judgement of a whole call. */
  isRetry: boolean
  action: ReactNode
}): ReactNode {
  const { metrics, told, lang, onQuote } = props
  return (
    <Card className="@container overflow-hidden">
      <Judgement {...props} />
      {/* On a phone the detailed scores below say the same. */}
      <div className="border-t border-border max-sm:hidden">
        <ScoreParts scores={metrics.report.scores} />
      </div>
      <div className="grid grid-cols-1 border-t border-border @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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

/** The score with its band, and beside it the judgement in a sentence and the cap that decided. */
function Judgement(props: {
  metrics: PerformanceMetricsDetails
  review: SessionReview | undefined
  isRetry: boolean
}): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const { report } = props.metrics
  const score = currentDecision(props.review)?.score ?? props.metrics.overallScore
  const grave = graveViolations(report)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 sm:gap-x-6 sm:p-5">
      <ScoreRing score={score} size={72} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="sr-only">{t('overall')}</h2>
        {score === null ? (
          <>
            <p className="text-20 font-semibold">{t(props.isRetry ? 'lead.moment' : 'notEnoughEvidence')}</p>
            <p className="text-14 text-text-muted">
              {t(props.isRetry ? 'lead.momentHint' : 'notEnoughEvidenceHint')}
            </p>
          </>
        ) : (
          <>
            <p className="sr-only">
              {number(score)} / {number(100)}
            </p>
            <p className="text-16 font-semibold text-balance sm:text-20">
              <Verdict report={report} score={score} />
            </p>
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              {/* The sentence has the word of the band, unless a breach takes its place. */}
              {grave > 0 && <ScoreBadge score={score} />}
              {grave > 0 && <Badge tone="critical">{t('lead.breach', { count: grave })}</Badge>}
            </p>
            <ScoreComparison review={props.review} />
          </>
        )}
      </div>
      <div className="col-span-2 empty:hidden">
        <ScoreLimit report={report} />
      </div>
    </div>
  )
}

/** "A strong call. It ended with a promise to pay." */
function Verdict(props: { report: AnalysisReport; score: number }): ReactNode {
  const t = useTranslations('analysis')
  const { weekday } = useFormats()
  const grave = graveViolations(props.report)
  const { ending, callBack } = props.report.outcome
  // A call that is to follow is told with its day, and as agreed only where the debtor agreed to it.
  const call =
    ending !== 'callback' || !callBack?.agreed
      ? null
      : callBack.on === null
        ? t('lead.endings.callbackAgreed')
        : t('lead.endings.callbackOn', { when: weekday(callBack.on) })
  return (
    <>
      {grave > 0 ? t('lead.unlawful', { count: grave }) : t(`lead.verdicts.${bandOf(props.score).name}`)}.{' '}
      <br />
      {call ?? t(`lead.endings.${ending}`)}.
    </>
  )
}

function Next(props: {
  step: NextStep | null
  metrics: PerformanceMetricsDetails
  lang: string | undefined
  onQuote: OnQuote
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  /** Stands beside the button that takes the moment again. */
  action: ReactNode
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
      className="flex flex-col items-start gap-2.5 bg-accent-surface p-4 sm:p-5"
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
            <strong
              lang={'text' in subject ? feedbackLang : undefined}
              className="text-16 font-semibold first-letter:uppercase"
            >
              {'violation' in subject
                ? names.violation(subject.violation)
                : 'criterion' in subject
                  ? names.skill(subject.criterion)
                  : subject.text}
            </strong>
          </p>
          {'violation' in step.source && <LawSources finding={step.source} />}
          <p className="flex flex-wrap gap-2 empty:hidden">
            {'criterion' in subject && 'score' in step.source && <CriterionLevel score={step.source.score} />}
            <FaultCost fault={step.source} report={props.metrics.report} />
          </p>
          {step.quote !== null && (
            <QuoteButton quote={step.quote} lang={lang} onQuote={props.onQuote} className="bg-surface!" />
          )}
          <p lang={feedbackLang} className="text-14">
            {step.why}
          </p>
          {step.betterLine !== null && (
            <p className="text-14">
              <span className="font-medium text-accent-text">{t('betterLine')}: </span>
              <q lang={lang}>{step.betterLine}</q>
            </p>
          )}
          <AlsoIn quotes={step.also} onQuote={props.onQuote} />
        </>
      )}
      <div className="grid w-full gap-2 sm:flex sm:flex-wrap">
        {onRetry !== null && step !== null && step.retry !== null && (
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
        {props.action}
      </div>
      {onRetry !== null && step !== null && <LessonLink id={lessonFor(step)} />}
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
    <section aria-labelledby={titleId} className="flex flex-col gap-2 p-4 sm:gap-3 sm:p-6">
      <h3 id={titleId} className="flex items-center gap-2 text-14 font-semibold text-positive">
        <CircleCheck aria-hidden size={16} />
        {t('strengths')}
      </h3>
      {strengths.length === 0 ? (
        <p className="text-14 text-text-muted">{t('noStrengths')}</p>
      ) : (
        <ul className="flex flex-col gap-1 sm:gap-4">
          {strengths.map(({ title, quote, why }) => (
            <li key={`${quote.line}-${title}`} className="flex flex-col gap-2">
              <Strength title={title} lang={props.feedbackLang}>
                <QuoteButton quote={quote} lang={lang} onQuote={props.onQuote} />
                <p lang={props.feedbackLang} className="text-14 text-text-muted">
                  {why}
                </p>
              </Strength>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What went well, by its title; its line and why are folded on a phone. */
function Strength(props: { title: string; lang: string; children: ReactNode }): ReactNode {
  const isPhone = useIsPhone()
  if (!isPhone)
    return (
      <>
        <p lang={props.lang} className="text-14 font-medium">
          {props.title}
        </p>
        {props.children}
      </>
    )
  return (
    <details className="group">
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-3 text-14 font-medium">
        <span lang={props.lang} className="min-w-0 flex-1">
          {props.title}
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-text-muted transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-2 pt-1 pb-2">{props.children}</div>
    </details>
  )
}
