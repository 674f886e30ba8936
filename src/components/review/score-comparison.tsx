import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionReview } from '#protocol/rest/reviews.ts'
import { useFormats } from '#src/lib/format.ts'
import { currentDecision } from './use-review.ts'

/** "System 64 · Reviewer 72" and the reason; renders nothing if the system's score counts. */
export function ScoreComparison(props: { review: SessionReview | undefined }): ReactNode {
  const t = useTranslations('review')
  const { number, dateTime } = useFormats()
  const decision = currentDecision(props.review)
  if (decision === null) return null
  const machine = props.review?.machineScore ?? null
  return (
    <div className="mt-1 text-14">
      <p className="tabular font-medium">
        {machine === null ? t('machineNone') : t('machine', { score: number(machine) })}
        {' · '}
        {t('reviewer', { score: number(decision.score) })}
      </p>
      <p className="break-words text-text-muted">
        {t('because', { reason: decision.reason })} {decision.author?.name ?? t('nobody')},{' '}
        {dateTime(decision.createdAt)}
      </p>
    </div>
  )
}
