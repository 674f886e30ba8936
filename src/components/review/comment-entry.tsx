import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionComment } from '#protocol/rest/reviews.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Textarea } from '#src/components/ui/field.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useUndoableRemoval } from '#src/lib/use-undoable-removal.ts'
import type { Review } from './use-review.ts'

/** A comment, with the actions that its author or an admin has. */
export function CommentEntry(props: {
  comment: SessionComment
  review: Review
  /** Called after the deletion, which removes the focused element. */
  onDeleted: () => void
}): ReactNode {
  const t = useTranslations('review')
  const { dateTime } = useFormats()
  const removeUndoably = useUndoableRemoval()
  const [editing, setEditing] = useState(false)
  const { comment, review } = props
  const me = review.reviewer
  const mine = me !== null && comment.author?.id === me.id
  const time = dateTime(comment.createdAt)
  const remove = () => {
    removeUndoably({
      id: comment.id,
      endpoint: 'deleteComment',
      removed: t('deleted'),
      failure: t('deleteFailed'),
      reload: ['getSessionReview', ...sessionEndpoints],
    })
    props.onDeleted()
  }
  if (editing) return <EditForm comment={comment} review={review} onClose={() => setEditing(false)} />
  return (
    <>
      <p className="text-14 break-words whitespace-pre-wrap">{comment.text}</p>
      {(mine || me?.role === 'admin') && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {mine && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('editOf', { time })}
              onClick={() => setEditing(true)}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('deleteOf', { name: comment.author?.name ?? t('nobody'), time })}
            onClick={remove}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Edits a comment. If it was changed in the meantime, both texts are shown and nothing is overwritten unseen. */
function EditForm(props: { comment: SessionComment; review: Review; onClose: () => void }): ReactNode {
  const t = useTranslations('review')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const { comment, review } = props
  const [text, setText] = useState(comment.text)
  /** The version that was loaded, and the text of a newer one. */
  const [base, setBase] = useState<{ version: number; newerText: string | null }>({
    version: comment.version,
    newerText: null,
  })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const textarea = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form is gone.
  useEffect(() => textarea.current?.focus(), [])
  const save = async () => {
    try {
      await callEndpoint('updateComment', {
        params: { id: comment.id },
        body: { text: text.trim(), version: base.version },
      })
      await review.reloadAfterChange()
      props.onClose()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      // Not reloaded: the entry, and with it this text, would disappear.
      if (code === 'not_found') return setProblem(t('goneElsewhere'))
      if (code !== 'conflict') return setProblem(errorText(error).text)
      const newer = (await review.reload())?.comments.find(({ id }) => id === comment.id)
      if (newer) setBase({ version: newer.version, newerText: newer.text })
      else setProblem(errorText(error).text)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    setProblem(undefined)
    setBusy(true)
    await save()
    setBusy(false)
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <Textarea
        ref={textarea}
        aria-label={t('yourComment')}
        aria-invalid={problem !== undefined}
        rows={3}
        maxLength={limits.commentMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {base.newerText !== null && (
        <Banner
          tone="caution"
          urgent
          title={t('changedElsewhere', { text: base.newerText })}
          hint={t('saveAgain')}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="text-14 text-critical">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" aria-disabled={busy || text.trim() === ''}>
          {busy ? t('sending') : t('save')}
        </Button>
        <Button size="small" onClick={props.onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
