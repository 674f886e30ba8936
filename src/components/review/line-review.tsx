import { MessageSquarePlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import type { Review } from './use-review.ts'

/** The comments on a transcript line and, for a reviewer, the form to add one. */
export function LineReview(props: {
  review: Review
  itemId: string
  /** Counts from 1. */
  number: number
}): ReactNode {
  const t = useTranslations('review')
  const { review, itemId, number } = props
  const { data, reviewer } = review
  const notes = (data?.notes ?? []).map(({ seq, from, ...note }) => ({
    ...note,
    key: `note ${seq}`,
    name: from,
  }))
  const comments = (data?.comments ?? []).map(({ id, author, ...comment }) => ({
    ...comment,
    key: id,
    name: author?.name ?? t('nobody'),
  }))
  const onThisLine = [...notes, ...comments].filter((each) => each.itemId === itemId)
  return (
    <>
      {onThisLine.map(({ key, name, text }) => (
        <p key={key} className="max-w-full text-12 break-words whitespace-pre-wrap text-text-muted">
          <span className="font-medium text-text">{name}:</span> {text}
        </p>
      ))}
      {reviewer !== null && <LineCommentForm review={review} line={{ itemId, number }} />}
    </>
  )
}

/** Opens the form below the line, and restores the focus when it closes. */
function LineCommentForm(props: { review: Review; line: { itemId: string; number: number } }): ReactNode {
  const t = useTranslations('review')
  const { review, line } = props
  const [state, setState] = useState<'closed' | 'open' | 'saved' | 'cancelled'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state === 'saved' || state === 'cancelled') button.current?.focus()
  }, [state])
  if (state === 'open')
    return (
      <div className="w-64 max-w-full">
        <CommentForm
          sessionId={review.sessionId}
          line={line}
          onCancel={() => setState('cancelled')}
          onSaved={async () => {
            await review.reloadAfterChange()
            setState('saved')
          }}
        />
      </div>
    )
  return (
    <div>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        aria-label={t('commentOn', { line: line.number })}
        onClick={() => setState('open')}
      >
        <MessageSquarePlus aria-hidden size={14} />
        {t('send')}
      </Button>
      <p role="status" className="sr-only">
        {state === 'saved' && t('sent')}
      </p>
    </div>
  )
}
