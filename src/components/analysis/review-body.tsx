import { FileQuestion } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { AccountCard } from '#src/components/account-file/account-card.tsx'
import { AskCoachButton } from '#src/components/coach/ask-coach-button.tsx'
import { ReviewCard } from '#src/components/review/review-card.tsx'
import { useReview } from '#src/components/review/use-review.ts'
import { ScorecardCard } from '#src/components/scorecard/scorecard-card.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import type { JumpTarget } from '#src/components/transcript/transcript.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { AnalysisLead } from './analysis-lead.tsx'
import { useLineMarks } from './line-marks.tsx'
import { ScoreSection } from './score-section.tsx'
import { openSection, PageSection, type SectionId, SectionNav } from './section-nav.tsx'
import { tellOnce } from './tell-once.ts'
import { TranscriptCard } from './transcript-card.tsx'
import { useRetry } from './use-retry.ts'
import { useSessionMetrics } from './use-session-metrics.ts'

const sections = ['summary', 'score', 'transcript', 'notes'] as const satisfies readonly SectionId[]
const sectionsOfRetry = ['compare', ...sections] as const

/**
 * A finished session: its judgement, what it rests on, the transcript beside it, and what others noted. A quote in the
 * analysis shows its line in the transcript.
 */
export function ReviewBody(props: {
  details: TrainingSessionDetails
  /** Both tries of a retry; null for any other session. */
  compared?: ReactNode
  /** The facts of the session, below the notes. */
  facts?: ReactNode
}): ReactNode {
  const t = useTranslations('analysis')
  const { details } = props
  const lang = speechLanguageCode(details.sessionLanguage)
  const { retry, retrying } = useRetry(details)
  const items = useMemo(() => details.items.filter((item) => item.text !== ''), [details.items])
  const review = useReview(details)
  const metrics = useSessionMetrics(details.id)
  const { jump, show, back } = useJump()
  const compared = props.compared ?? null
  useSectionOfAddress(metrics.isLoading)
  const lineNumberOf = (itemId: string) => {
    const line = items.findIndex((item) => item.id === itemId)
    return line < 0 ? null : line + 1
  }
  const showLine = (itemId: string) => {
    const line = items.findIndex((item) => item.id === itemId)
    show({ itemId, line, text: items[line]?.text ?? '' })
  }
  const onRetry =
    retry === null
      ? null
      : (itemId: string, line: number) => {
          void retry(itemId, line)
        }
  const scorecard = details.scorecard !== null && (
    <ScorecardCard
      sessionId={details.id}
      scorecard={details.scorecard}
      lang={lang}
      onQuote={show}
      mayMark={review.reviewer !== null}
    />
  )
  const report = metrics.data?.report
  const told = useMemo(() => report && tellOnce(report, items), [report, items])
  const marks = useLineMarks(told, report)
  return (
    <>
      <SectionNav sections={compared === null ? sections : sectionsOfRetry} onBack={back} />
      {compared !== null && (
        <PageSection id="compare" className="mb-4">
          {compared}
        </PageSection>
      )}
      <div className="grid grid-cols-1 items-start gap-2 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <div className="@container flex min-w-0 flex-col gap-2 sm:gap-4">
          <PageSection id="summary">
            {metrics.data && told ? (
              <AnalysisLead
                metrics={metrics.data}
                review={review.data}
                told={told}
                lang={lang}
                onQuote={show}
                onRetry={onRetry}
                retrying={retrying}
                isRetry={details.isRetry}
                action={
                  <AskCoachButton
                    details={details}
                    metrics={metrics.data}
                    review={review.data}
                    lines={items}
                    lang={lang}
                    onQuote={show}
                    onRetry={onRetry}
                    retrying={retrying}
                  />
                }
              />
            ) : metrics.isLoading ? (
              <Loading label={t('loading')} className="flex flex-col gap-4">
                <Skeleton className="h-72" />
                <Skeleton className="h-80" />
                <Skeleton className="h-48" />
              </Loading>
            ) : (
              <MissingAnalysis error={metrics.error} onReload={() => void metrics.mutate()} />
            )}
          </PageSection>
          <PageSection id="score" className="flex flex-col gap-2 sm:gap-4">
            {metrics.data && told ? (
              <ScoreSection
                details={details}
                metrics={metrics.data}
                told={told}
                lines={items}
                lang={lang}
                onQuote={show}
                review={review.data}
                scorecard={scorecard}
              />
            ) : (
              !metrics.isLoading && scorecard
            )}
          </PageSection>
        </div>
        <div
          data-beside
          className="flex min-w-0 flex-col gap-2 sm:gap-4 xl:sticky xl:top-15 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-4.75rem)]"
        >
          {review.data !== undefined && (
            <AccountCard
              sessionId={details.id}
              forReviewer={review.reviewer !== null}
              className="shrink-0 xl:order-last"
            />
          )}
          <TranscriptCard
            details={details}
            lines={items}
            lang={lang}
            jump={jump}
            review={review}
            onRetry={onRetry}
            retrying={retrying}
            marks={marks}
            className="min-h-0"
          />
        </div>
        <PageSection id="notes" className="flex flex-col gap-4">
          <ReviewCard review={review} lineNumberOf={lineNumberOf} onShowLine={showLine} />
          {review.reviewer === null && isWithoutNotes(review.data) && (
            <Card className="p-5 text-14 text-text-muted">{t('sections.noNotes')}</Card>
          )}
          {props.facts}
        </PageSection>
      </div>
    </>
  )
}

function isWithoutNotes(review: SessionReview | undefined): boolean {
  return review !== undefined && review.comments.length + review.notes.length + review.overrides.length === 0
}

/** The line to show in the transcript, and the way back to where it was asked for. */
function useJump() {
  const [jump, setJump] = useState<JumpTarget | null>(null)
  const [origin, setOrigin] = useState<{ from: HTMLElement | null; top: number } | null>(null)
  const jumps = useRef(0)
  const show = (quote: Quote) => {
    jumps.current += 1
    const from = document.activeElement
    setOrigin({ from: from instanceof HTMLElement ? from : null, top: window.scrollY })
    setJump({ itemId: quote.itemId, line: quote.line, quote: quote.text, nonce: jumps.current })
  }
  const back = () => {
    origin?.from?.focus({ preventScroll: true })
    window.scrollTo({ top: origin?.top ?? 0 })
    setOrigin(null)
  }
  return { jump, show, back: origin === null ? null : back }
}

/** Opens the section that the address names, such as a link to the notes, once the page has its height. */
function useSectionOfAddress(isLoading: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const id = sectionsOfRetry.find((each) => hash === `#${each}`)
    if (!isLoading && id !== undefined) openSection(id)
  }, [hash, isLoading])
}

function MissingAnalysis(props: { error: Error | undefined; onReload: () => void }): ReactNode {
  const t = useTranslations('analysis')
  const tCommon = useTranslations('common')
  const { error } = props
  return (
    <Card>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={FileQuestion}
          title={t('missing')}
          hint={t('incomplete')}
          action={<Button onClick={props.onReload}>{tCommon('retry')}</Button>}
        />
      ) : (
        <ErrorNotice title={t('missing')} error={error} onRetry={props.onReload} />
      )}
    </Card>
  )
}
