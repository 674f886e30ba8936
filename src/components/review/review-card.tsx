import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LiveNote, ScoreOverride, SessionComment, SessionReview } from '#protocol/rest/reviews.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useFormats } from '#src/lib/format.ts'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { currentDecision, type Review } from './use-review.ts'

/**
 * What supervisors wrote about a session, during and after it, and their decisions about its score.
 * Supervisors can write here; the trainee can read, and sees nothing if there is nothing.
 */
export function ReviewCard(props: {
  review: Review
  /** The number of a line, from 1; null for a line that is not shown. */
  lineNumberOf: (itemId: string) => number | null
  onShowLine: (itemId: string) => void
}): ReactNode {
  const t = useTranslations('review')
  const headingId = useId()
  const form = useRef<{ focus: () => void }>(null)
  const [decisionAction, setDecisionAction] = useState<'change' | 'withdraw' | null>(null)
  const { review } = props
  const { data, error, reviewer } = review
  const entries = data === undefined ? [] : entriesOf(data)
  const decisions = data?.overrides ?? []
  if (reviewer === null && error === undefined && entries.length + decisions.length === 0) return null
  return (
    <Card aria-labelledby={headingId}>
      <CardHeader
        id={headingId}
        title={t('title')}
        {...(reviewer === null ? {} : { description: t('hint') })}
        action={
          reviewer !== null &&
          data !== undefined && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => setDecisionAction('change')}>
                {t('change')}
              </Button>
              {currentDecision(data) !== null && (
                <Button size="small" onClick={() => setDecisionAction('withdraw')}>
                  {t('takeBack')}
                </Button>
              )}
            </div>
          )
        }
      />
      <div className="flex flex-col gap-5 px-5 pb-5">
        {error !== undefined && (
          <ErrorNotice title={t('missing')} error={error} onRetry={() => void review.reload()} />
        )}
        {reviewer !== null && (
          <CommentForm
            ref={form}
            sessionId={review.sessionId}
            line={null}
            onSaved={review.reloadAfterChange}
          />
        )}
        {data !== undefined && reviewer !== null && entries.length === 0 && (
          <p className="text-14 text-text-muted">{t('none')}</p>
        )}
        {entries.length > 0 && (
          <ul aria-label={t('comments')} className="flex flex-col gap-4">
            {entries.map((entry) => (
              <li key={entry.key} className="flex flex-col items-start gap-1">
                <EntryHeader entry={entry} lineNumberOf={props.lineNumberOf} onShowLine={props.onShowLine} />
                {entry.comment === null ? (
                  <p className="text-14 break-words whitespace-pre-wrap">{entry.text}</p>
                ) : (
                  <CommentEntry
                    comment={entry.comment}
                    review={review}
                    onDeleted={() => form.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {decisions.length > 0 && <DecisionHistory decisions={decisions} />}
      </div>
      {data !== undefined && decisionAction !== null && (
        <DecisionDialog
          review={review}
          data={data}
          action={decisionAction}
          onClose={() => setDecisionAction(null)}
        />
      )}
    </Card>
  )
}

type Entry = {
  key: string
  name: string | null
  text: string
  at: string
  itemId: string | null
  /** Null for a note written during the session. */
  comment: SessionComment | null
}

/** Comments and live notes, oldest first. */
function entriesOf({ comments, notes }: SessionReview): Entry[] {
  const noteEntry = (note: LiveNote): Entry => ({
    key: `note ${note.seq}`,
    // Empty once the account is deleted.
    name: note.from || null,
    text: note.text,
    at: note.at,
    itemId: note.itemId,
    comment: null,
  })
  const commentEntry = (comment: SessionComment): Entry => ({
    key: comment.id,
    name: comment.author?.name ?? null,
    text: comment.text,
    at: comment.createdAt,
    itemId: comment.itemId,
    comment,
  })
  return [...notes.map(noteEntry), ...comments.map(commentEntry)].toSorted((a, b) => a.at.localeCompare(b.at))
}

function EntryHeader(props: {
  entry: Entry
  lineNumberOf: (itemId: string) => number | null
  onShowLine: (itemId: string) => void
}): ReactNode {
  const t = useTranslations('review')
  const { dateTime } = useFormats()
  const { itemId, name, at, comment } = props.entry
  const line = itemId === null ? null : props.lineNumberOf(itemId)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-text-muted">
      <span className="text-14 font-medium text-text">{name ?? t('nobody')}</span>
      <time dateTime={at}>{dateTime(at)}</time>
      {comment !== null && comment.editedAt !== null && <span>({t('edited')})</span>}
      {comment === null && <Badge>{t('liveNote')}</Badge>}
      {itemId !== null && line !== null && (
        <button
          type="button"
          className="min-h-6 rounded-ui font-medium text-accent-text underline underline-offset-4"
          onClick={() => props.onShowLine(itemId)}
        >
          {t('showLine', { line })}
        </button>
      )}
    </p>
  )
}

/** All score decisions with their reasons, newest first. */
function DecisionHistory(props: { decisions: readonly ScoreOverride[] }): ReactNode {
  const t = useTranslations('review')
  const { number, dateTime } = useFormats()
  return (
    <div>
      <h3 className="text-14 font-semibold">{t('decisions')}</h3>
      <ol className="mt-2 flex flex-col gap-3" aria-label={t('decisions')}>
        {props.decisions.toReversed().map(({ id, score, author, reason, createdAt }) => {
          const name = author?.name ?? t('nobody')
          return (
            <li key={id} className="text-14">
              <p className="tabular font-medium">
                {score === null ? t('withdrawn', { name }) : t('decided', { name, score: number(score) })}
              </p>
              <p className="break-words text-text-muted">
                {t('because', { reason })} <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
