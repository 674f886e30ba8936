import { FileQuestion } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { DownloadTranscript } from '#src/components/transcript/download-transcript.tsx'
import { recordingsFor } from '#src/lib/voice/recording-store.ts'
import { AskCoachButton } from '#src/components/coach/ask-coach-button.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { type JumpTarget, Transcript } from '#src/components/transcript/transcript.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { LineReview } from '#src/components/review/line-review.tsx'
import { ReviewCard } from '#src/components/review/review-card.tsx'
import { type Review, useReview } from '#src/components/review/use-review.ts'
import { ScorecardCard } from '#src/components/scorecard/scorecard-card.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { PerformanceAnalysis } from './performance-analysis.tsx'
import { RetryButton } from './retry-button.tsx'
import type { Place } from './score-legend.tsx'
import { useRetry } from './use-retry.ts'

/** The analysis of a session beside its transcript; a quote in one shows its line in the other. */
export function ReviewBody(props: { details: TrainingSessionDetails; place: Place }): ReactNode {
  const t = useTranslations('analysis')
  const { details } = props
  const [jump, setJump] = useState<JumpTarget | null>(null)
  const jumps = useRef(0)
  const lang = speechLanguageCode(details.sessionLanguage)
  const { retry, retrying } = useRetry(details)
  const items = details.items.filter((item) => item.text !== '')
  const review = useReview(details)
  const lineNumberOf = (itemId: string) => {
    const line = items.findIndex((item) => item.id === itemId)
    return line < 0 ? null : line + 1
  }
  const show = (quote: Quote) => {
    jumps.current += 1
    setJump({ itemId: quote.itemId, line: quote.line, quote: quote.text, nonce: jumps.current })
  }
  const showLine = (itemId: string) => {
    const line = items.findIndex((item) => item.id === itemId)
    show({ itemId, line, text: items[line]?.text ?? '' })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <AnalysisColumn
        key={details.id}
        details={details}
        place={props.place}
        lines={items}
        lang={lang}
        onQuote={show}
        onRetry={retry === null ? null : (itemId, line) => void retry(itemId, line)}
        retrying={retrying}
        review={review}
      >
        {details.scorecard !== null && (
          <ScorecardCard
            sessionId={details.id}
            scorecard={details.scorecard}
            lang={lang}
            onQuote={show}
            mayMark={review.reviewer !== null}
          />
        )}
        <ReviewCard review={review} lineNumberOf={lineNumberOf} onShowLine={showLine} />
      </AnalysisColumn>
      <Card className="flex flex-col xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)]">
        <CardHeader
          title={t('transcript')}
          action={
            <DownloadTranscript
              lines={items}
              recordingCount={items.filter((item) => item.role === 'user' && item.durationMs !== null).length}
              debtorName={details.prospectName}
              startedAt={details.startedAt}
              lineRecordings={recordingsFor(details.id)}
            />
          }
        />
        <div
          data-scroll-box
          // The region must be focusable to be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={t('transcript')}
          className="min-h-0 overflow-y-auto border-t border-border bg-page p-4 outline-offset-[-2px]"
        >
          <Transcript
            items={items}
            debtorName={details.prospectName}
            {...(review.reviewer === null ? {} : { collectorName: details.traineeName })}
            lang={lang}
            jump={jump}
            renderFooter={(item, line) => (
              <>
                <LineReview review={review} itemId={item.id} number={line + 1} />
                {retry !== null && item.role === 'user' && (
                  <RetryButton
                    line={line + 1}
                    busy={retrying}
                    onRetry={() => void retry(item.id, line + 1)}
                  />
                )}
              </>
            )}
          />
        </div>
      </Card>
    </div>
  )
}

function AnalysisColumn(props: {
  details: TrainingSessionDetails
  place: Place
  lines: TrainingSessionDetails['items']
  lang: string | undefined
  onQuote: (quote: Quote) => void
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  review: Review
  /** The scorecard and the supervisors' review, below the score or in its place. */
  children: ReactNode
}): ReactNode {
  const t = useTranslations('analysis')
  const tCommon = useTranslations('common')
  const { data, error, isLoading, mutate } = useEndpoint('getSessionMetrics', {
    params: { id: props.details.id },
  })
  if (data)
    return (
      <PerformanceAnalysis
        metrics={data}
        place={props.place}
        law={props.details.law}
        lines={props.lines}
        lang={props.lang}
        onQuote={props.onQuote}
        onRetry={props.onRetry}
        retrying={props.retrying}
        review={props.review.data}
        afterScore={props.children}
        action={
          <AskCoachButton
            details={props.details}
            metrics={data}
            review={props.review.data}
            lines={props.lines}
            lang={props.lang}
            onQuote={props.onQuote}
          />
        }
      />
    )
  if (isLoading)
    return (
      <Loading label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-80" />
        <Skeleton className="h-48" />
      </Loading>
    )
  const notFound = error instanceof ApiError && error.status === 404
  return (
    <div className="flex flex-col gap-4">
      <Card>
        {notFound ? (
          <EmptyState
            icon={FileQuestion}
            title={t('missing')}
            hint={t('incomplete')}
            action={<Button onClick={() => void mutate()}>{tCommon('retry')}</Button>}
          />
        ) : (
          <ErrorNotice title={t('missing')} error={error} onRetry={() => void mutate()} />
        )}
      </Card>
      {props.children}
    </div>
  )
}
