import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import type { Review } from './use-review.ts'

/** Beneath a line of the transcript: what was said of it, and for a reviewer the way to say something. */
export function LineReview(props: {
  review: Review
  itemId: string
  /** Counted from 1. */
  number: number
  onComment: () => void
}): ReactNode {
  const t = useTranslations('review')
  const { data, reviewer } = props.review
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
  const here = [...notes, ...comments].filter(({ itemId }) => itemId === props.itemId)
  return (
    <>
      {here.map(({ key, name, text }) => (
        <p key={key} className="max-w-full text-12 break-words whitespace-pre-wrap text-text-muted">
          <span className="font-medium text-text">{name}:</span> {text}
        </p>
      ))}
      {reviewer !== null && (
        <Button
          size="small"
          look="quiet"
          aria-label={t('commentOn', { line: props.number })}
          onClick={props.onComment}
        >
          <MessageSquarePlus aria-hidden size={14} />
          {t('send')}
        </Button>
      )}
    </>
  )
}
