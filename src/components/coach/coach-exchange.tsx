import { RefreshCw, RotateCcw, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { RetryPoint } from '#protocol/vocabulary/retry-point.ts'
import type { QuotableLine } from '#src/components/transcript/find-quotes.ts'
import { QuotedText } from '#src/components/transcript/quoted-text.tsx'
import { TypingIndicator } from '#src/components/transcript/turn.tsx'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { useErrorText } from '#src/lib/error-text.ts'
import type { Exchange } from './use-coach-conversation.ts'

/** A question and its answer; scrolls into view when asked and again when answered. */
export function CoachExchange(props: {
  exchange: Exchange
  coachName: string
  lines: readonly QuotableLine[]
  lang: string | undefined
  onQuote: (quote: Quote) => void
  /** Asks a failed question again. */
  onAskAgain: () => void
  /** Takes a line of the collector again; null for everybody but the trainee. */
  onRetry: ((itemId: string, line: number) => void) | null
  retrying: boolean
}): ReactNode {
  const t = useTranslations('coach')
  const element = useRef<HTMLDivElement>(null)
  const { exchange } = props
  useEffect(() => {
    element.current?.scrollIntoView({ block: exchange.state.name === 'answered' ? 'start' : 'nearest' })
  }, [exchange.state.name])
  return (
    <div ref={element} tabIndex={-1} className="flex scroll-my-4 flex-col gap-3 outline-none">
      <div className="max-w-[85%] self-end">
        <p className="sr-only">{t('you')}</p>
        <p className="rounded-ui bg-accent-surface px-3.5 py-2.5 text-14 break-words whitespace-pre-wrap">
          {exchange.question}
        </p>
      </div>
      <div className="flex gap-3">
        <Avatar name={props.coachName} size="small" accent />
        <div className="min-w-0 flex-1">
          <p className="text-12 font-medium">{props.coachName}</p>
          <Answer {...props} />
        </div>
      </div>
    </div>
  )
}

function Answer(props: Parameters<typeof CoachExchange>[0]): ReactNode {
  const t = useTranslations('coach')
  const { state } = props.exchange
  switch (state.name) {
    case 'asking':
      return <TypingIndicator label={t('thinking')} />
    case 'answered':
      return (
        <div className="mt-1 flex flex-col gap-3 text-14">
          {state.insight
            .split(/\n{2,}/u)
            .map((text, place) => ({ text, place }))
            .map(({ text, place }) => (
              <p key={place} className="break-words whitespace-pre-line">
                <QuotedText text={text} lines={props.lines} lang={props.lang} onQuote={props.onQuote} />
              </p>
            ))}
          {state.retryFrom !== null && props.onRetry !== null && (
            <RetryFrom point={state.retryFrom} retrying={props.retrying} onRetry={props.onRetry} />
          )}
        </div>
      )
    case 'failed':
      return <FailedAnswer error={state.error} onAskAgain={props.onAskAgain} />
    default:
      return state satisfies never
  }
}

/** Takes the moment again that the answer advises to. */
function RetryFrom(props: {
  point: RetryPoint
  retrying: boolean
  onRetry: (itemId: string, line: number) => void
}): ReactNode {
  const t = useTranslations('analysis')
  const { itemId, line } = props.point
  return (
    <Button
      variant="primary"
      className="self-start"
      aria-disabled={props.retrying}
      onClick={() => {
        if (!props.retrying) props.onRetry(itemId, line)
      }}
    >
      <RotateCcw aria-hidden size={16} />
      {t('retryFromLine', { line })}
    </Button>
  )
}

function FailedAnswer(props: { error: unknown; onAskAgain: () => void }): ReactNode {
  const t = useTranslations()
  const { text, id } = useErrorText()(props.error)
  return (
    <div
      role="alert"
      className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-2 rounded-ui bg-critical-surface p-3"
    >
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-critical" />
      <div className="min-w-0 flex-1 basis-56 text-14">
        <p className="font-medium">{t('coach.failed')}</p>
        <p className="text-text-muted">{text}</p>
        {id !== null && <ErrorId id={id} className="mt-1" />}
      </div>
      <Button size="small" onClick={props.onAskAgain}>
        <RefreshCw aria-hidden size={16} />
        {t('common.retry')}
      </Button>
    </div>
  )
}
