import { clsx } from 'clsx'
import { ChevronDown, MessageCircleQuestion, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { suggestedQuestions } from '#protocol/rest/ai.ts'
import type { PerformanceMetricsDetails } from '#protocol/rest/performance-metrics.ts'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { dimensions, type Quote } from '#protocol/vocabulary/analysis.ts'
import { bandOf } from '#protocol/vocabulary/score-bands.ts'
import { ScoreComparison } from '#src/components/review/score-comparison.tsx'
import { currentDecision } from '#src/components/review/use-review.ts'
import type { QuotableLine } from '#src/components/transcript/find-quotes.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { useFormats } from '#src/lib/format.ts'
import { personOf } from '#src/lib/visitor.ts'
import { CoachExchange } from './coach-exchange.tsx'
import { QuestionForm } from './question-form.tsx'
import { useCoachName } from './use-coach-name.ts'
import type { CoachConversation } from './use-coach-conversation.ts'
import { useReadAloud } from './use-read-aloud.ts'

/** How many characters of the session's id are shown, as specified [COACH1]. */
const shownIdLength = 8

/** Once an answer is there, it has the room; all suggestions stand only in an empty conversation [COACH4]. */
const suggestionsLater = 3

/**
 * The coach of collection calls: questions about a session and their answers. A quote closes the window and opens
 * its line; the conversation is kept by the page, and is still there when the window opens again.
 */
export function CoachWindow(props: {
  details: TrainingSessionDetails
  metrics: PerformanceMetricsDetails
  /** A reviewer's score counts here too, with the system's beside it. */
  review: SessionReview | undefined
  lines: readonly QuotableLine[]
  lang: string | undefined
  conversation: CoachConversation
  onQuote: (quote: Quote) => void
  /** Takes a line of the collector again; null for everybody but the trainee. */
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
  onClose: () => void
}): ReactNode {
  const t = useTranslations('coach')
  const { number } = useFormats()
  const { details, metrics, conversation } = props
  const score = currentDecision(props.review)?.score ?? metrics.overallScore
  const quoted = useRef<Quote | null>(null)
  const voice = useReadAloud()
  const coachName = useCoachName(details.coachId) ?? t('coachName')
  const { log, askSuggested } = useSuggestedQuestions(conversation)
  useReadAnswersAloud(conversation, voice)

  const id = details.id.slice(-shownIdLength)
  const isEmpty = conversation.exchanges.length === 0
  const asked = new Set(conversation.exchanges.map((exchange) => exchange.question))
  const suggestions = suggestedQuestions
    .map((name) => t(`questions.${name}`))
    .filter((one) => !asked.has(one))
    .slice(0, isEmpty ? suggestedQuestions.length : suggestionsLater)
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && props.onClose()}
      title={
        <>
          <span lang="es" className="sr-only">
            {t('title')}:{' '}
          </span>
          {t('callWith', { coach: coachName, name: personOf(details.prospectName) })}
        </>
      }
      description={
        score === null ? t('aboutUnscored') : t('about', { score: `${number(score)} / ${number(100)}` })
      }
      onCloseAutoFocus={(event) => {
        if (quoted.current === null) return
        // The quoted line takes the focus instead of the opener.
        event.preventDefault()
        props.onQuote(quoted.current)
      }}
      footer={
        <QuestionForm
          asking={conversation.asking}
          onAsk={conversation.ask}
          note={
            <>
              <span lang="es">{t('title')}</span> · {t('session', { id })}
            </>
          }
        />
      }
    >
      <div className="flex min-h-[min(30rem,52dvh)] flex-col gap-3 sm:gap-4">
        <div className="flex items-start justify-between gap-3">
          <Summary folded={!isEmpty}>
            <ScoreBadges metrics={metrics} />
            <ScoreComparison review={props.review} />
          </Summary>
          <VoiceToggle voice={voice} />
        </div>
        {isEmpty && (
          <div className="flex flex-col items-center px-4 pt-4 text-center">
            <MessageCircleQuestion aria-hidden size={20} className="text-text-muted" />
            <p className="mt-2 text-16 font-medium">{t('empty')}</p>
            <p className="mt-0.5 max-w-md text-14 text-text-muted">{t('emptyHint')}</p>
          </div>
        )}
        <div ref={log} role="log" aria-label={t('conversation')} className="flex flex-col gap-6 empty:hidden">
          {conversation.exchanges.map((exchange) => (
            <CoachExchange
              key={exchange.id}
              exchange={exchange}
              coachName={coachName}
              lines={props.lines}
              lang={props.lang}
              onAskAgain={() => conversation.retry(exchange)}
              onRetry={props.onRetry}
              retrying={props.retrying}
              onQuote={(quote) => {
                quoted.current = quote
                props.onClose()
              }}
            />
          ))}
        </div>
        {suggestions.length > 0 && (
          <section className="mt-auto">
            <h3 className="text-12 font-medium text-text-muted">{t('suggested')}</h3>
            {/* Beside an answer they take one line of a phone, which scrolls sideways. */}
            <ul
              className={clsx(
                'mt-2 flex flex-wrap gap-2',
                !isEmpty &&
                  'max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-0.5 max-sm:whitespace-nowrap',
              )}
            >
              {suggestions.map((question) => (
                <li key={question}>
                  <button
                    type="button"
                    aria-disabled={conversation.asking}
                    className="min-h-8 rounded-full border border-border-strong px-3 py-1 text-left text-14 transition-colors duration-150 ease-out hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
                    onClick={() => askSuggested(question)}
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** The scores, which the page behind tells as well: once an answer is there, it has their room. */
function Summary(props: { folded: boolean; children: ReactNode }): ReactNode {
  const t = useTranslations('coach')
  return (
    <details open={!props.folded} className="group min-w-0 flex-1">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-12 font-medium text-text-muted hover:text-text">
        {t('summary')}
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="pt-1">{props.children}</div>
    </details>
  )
}

/** The dimensions as badges in the colours of their scores. */
function ScoreBadges(props: { metrics: PerformanceMetricsDetails }): ReactNode {
  const t = useTranslations()
  const { number } = useFormats()
  const { scores } = props.metrics.report
  return (
    <ul aria-label={t('coach.summary')} className="flex flex-wrap gap-1.5">
      {dimensions.map((dimension) => {
        const score = scores[dimension]
        if (score === null) return null
        return (
          <li key={dimension} className="inline-flex">
            <Badge tone={bandOf(score).tone}>
              {t('coach.dimensionScore', {
                name: t(`analysis.dimensions.${dimension}`),
                score: number(score),
              })}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

function VoiceToggle(props: { voice: ReturnType<typeof useReadAloud> }): ReactNode {
  const t = useTranslations('coach')
  const { voice } = props
  const Icon = voice.on ? Volume2 : VolumeX
  return (
    <Button
      size="small"
      aria-pressed={voice.on}
      aria-disabled={!voice.supported}
      title={voice.supported ? undefined : t('readAloudUnsupported')}
      className="max-w-full aria-pressed:border-accent aria-pressed:bg-accent-surface aria-pressed:text-accent-text"
      onClick={() => {
        if (voice.supported) voice.toggle()
      }}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="sr-only sm:not-sr-only sm:truncate">{t('readAloud')}</span>
    </Button>
  )
}

/** A suggestion disappears when it is asked, so the focus moves to the question. */
function useSuggestedQuestions(conversation: CoachConversation) {
  const log = useRef<HTMLDivElement>(null)
  const focusNewest = useRef(false)
  const count = conversation.exchanges.length
  useEffect(() => {
    if (!focusNewest.current) return
    focusNewest.current = false
    const newest = log.current?.lastElementChild
    if (newest instanceof HTMLElement) newest.focus({ preventScroll: true })
  }, [count])
  const askSuggested = (question: string) => {
    if (conversation.asking) return
    focusNewest.current = true
    conversation.ask(question)
  }
  return { log, askSuggested }
}

/** Reads each new answer aloud while the voice is on. Earlier answers are not read. */
function useReadAnswersAloud(conversation: CoachConversation, voice: ReturnType<typeof useReadAloud>): void {
  const answers = conversation.exchanges.flatMap((one) =>
    one.state.name === 'answered' ? [one.state.insight] : [],
  )
  const handledCount = useRef(answers.length)
  const newest = answers.at(-1)
  const { on, read } = voice
  useEffect(() => {
    if (answers.length > handledCount.current && on && newest !== undefined) read(newest)
    handledCount.current = answers.length
  }, [answers.length, newest, on, read])
}
