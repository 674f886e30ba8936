import { clsx } from 'clsx'
import { CircleCheck, RotateCcw, TrendingDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { faultAt, lostAgain } from '#src/components/analysis/fault-at.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useRetry } from '#src/components/analysis/use-retry.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'
import { ownLines } from './compare-tries.ts'
import { explainRetry, placeToRetry, type Reason, type RetryPlace, type TooShort } from './explain-retry.ts'
import type { Try } from './use-tries.ts'

type Both = { first: Try; retry: Try; line: number }

/** Why a retry scored no better than the first try, with the words that show it, and what to do next. */
export function RetryReason(
  props: Both & {
    isLower: boolean
    /** Both have as many lines, so that what each lost can be told in points. */
    isComparable: boolean
  },
): ReactNode {
  const t = useTranslations('tries.reason')
  const titleId = useId()
  const { first, retry, line } = props
  const reason = explainRetry(first.metrics.report, retry.metrics.report, line)
  const place = placeToRetry(first.details, retry.details, line, reason?.retryFrom ?? null)
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-3 border-t border-border p-5 sm:p-6"
    >
      <h3 id={titleId} className="flex items-center gap-2 text-16 font-semibold">
        <TrendingDown aria-hidden size={16} className="text-caution" />
        {t(props.isLower ? 'lower' : 'equal')}
      </h3>
      {reason === null ? (
        <>
          <p className="text-16">{t('nothing')}</p>
          <ButtonLink to="/training-setup">{t('harder')}</ButtonLink>
        </>
      ) : (
        // Side by side on a wide screen, so that both tries begin in sight below.
        <div className="grid w-full grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col items-start gap-3">
            <Cause reason={reason} retry={retry} inPoints={props.isComparable} />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-3">
            <div className="flex w-full flex-col gap-1 border-l-2 border-accent pl-3">
              <p className="text-12 font-medium text-text-muted">
                {t(reason.betterLine === null ? 'next' : 'say')}
              </p>
              <p className="max-w-prose text-16">
                {reason.betterLine === null ? (
                  t('takeAgain')
                ) : (
                  <q lang={speechLanguageCode(retry.details.sessionLanguage)}>{reason.betterLine}</q>
                )}
              </p>
            </div>
            <TakeAgain {...props} place={place} />
          </div>
        </div>
      )}
    </section>
  )
}

function Cause(props: { reason: Reason; retry: Try; inPoints: boolean }): ReactNode {
  const t = useTranslations()
  const names = useAnalysisNames()
  const { cause, quote, why } = props.reason
  const { details } = props.retry
  const isDebtors = details.items.some(({ id, role }) => id === quote?.itemId && role === 'assistant')
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-14 font-semibold">
          {cause.name === 'violation'
            ? names.violation(cause.violation.violation)
            : t('analysis.notYet', { name: names.skill(cause.criterion.id) })}
        </strong>
        {(props.inPoints || cause.name === 'violation') && (
          <Badge tone="caution">
            <CauseCost cause={cause} />
          </Badge>
        )}
      </p>
      {quote !== null && (
        <p className="w-full rounded-ui bg-surface-muted px-3 py-2 text-14 break-words">
          <span className="block text-12 text-text-muted">
            {isDebtors ? details.prospectName : t('tries.reason.said')}
          </span>
          <q lang={speechLanguageCode(props.retry.details.sessionLanguage)}>{quote.text}</q>{' '}
          <span className="text-12 whitespace-nowrap text-text-muted">
            {t('analysis.lineNumber', { line: quote.line + 1 })}
          </span>
        </p>
      )}
      <p lang={props.retry.metrics.report.language} className="text-14">
        {why}
      </p>
    </>
  )
}

function CauseCost(props: { cause: Reason['cause'] }): ReactNode {
  const t = useTranslations('tries.reason')
  const { number } = useFormats()
  const { cause } = props
  switch (cause.name) {
    case 'violation':
      return t('limits', { at: number(cause.limit) })
    case 'lost':
      return cause.points === null ? t('lostSome') : t('lost', { points: wholePoints(cause.points) })
    case 'still_lost':
      return cause.points === null
        ? t('stillLostSome')
        : t('stillLost', { points: wholePoints(cause.points) })
    default:
      return cause satisfies never
  }
}

function wholePoints(points: number): number {
  return points < 1 ? 0 : Math.round(points)
}

/** Says why a retry is not compared, and offers to take the moment again. */
export function TooShortRetry(props: Both & { why: TooShort }): ReactNode {
  const t = useTranslations('tries.tooShort')
  const { first, retry, line } = props
  return (
    <div className="flex flex-col items-start gap-3 p-5 sm:p-6">
      <h2 className="text-20 font-semibold text-balance">{t('title')}</h2>
      <MomentVerdict {...props} />
      <p className="max-w-prose text-14 text-text-muted">
        {t(props.why, { own: ownLines(retry.details, line), count: ownLines(first.details, line) })}{' '}
        {t('next')}
      </p>
      <TakeAgain {...props} place={placeToRetry(first.details, retry.details, line, null)} />
    </div>
  )
}

/** Whether what the first try lost at the moment was lost again; nothing where that cannot be told. */
export function MomentVerdict({ first, retry, line }: Both): ReactNode {
  const t = useTranslations('tries.tooShort')
  const names = useAnalysisNames()
  const fault = faultAt(first.metrics.report, line)
  const again = fault === null ? null : lostAgain(fault, retry.metrics.report, line)
  if (fault === null || again === null || 'text' in fault.subject) return null
  const { subject } = fault
  const name = 'violation' in subject ? names.violation(subject.violation) : names.skill(subject.criterion)
  const kind = 'violation' in subject ? 'violation' : 'criterion'
  const Icon = again ? RotateCcw : CircleCheck
  return (
    <p
      className={clsx(
        'flex items-center gap-2 text-16 font-medium',
        again ? 'text-critical' : 'text-positive',
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {t(`moment.${kind}.${again ? 'again' : 'mended'}`, { name })}
    </p>
  )
}

/** Takes a line of either try again; nothing for a supervisor. */
function TakeAgain(props: Both & { place: RetryPlace | null }): ReactNode {
  const t = useTranslations('analysis.lead')
  const ofFirst = useRetry(props.first.details)
  const ofRetry = useRetry(props.retry.details)
  const { place } = props
  if (place === null) return null
  const { retry, retrying } = place.of === 'first' ? ofFirst : ofRetry
  if (retry === null) return null
  return (
    <Button
      variant="primary"
      aria-disabled={retrying}
      onClick={() => {
        if (!retrying) void retry(place.itemId, place.line)
      }}
    >
      <RotateCcw aria-hidden size={16} />
      {t('again')}
    </Button>
  )
}
