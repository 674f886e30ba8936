import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Textarea } from '#src/components/ui/field.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'

/** A form for a comment on the whole session or on one line. The text is kept after a failure. */
export function CommentForm({
  sessionId,
  line,
  onSaved,
  onCancel,
  ref,
}: {
  sessionId: string
  /** `number` counts from 1. */
  line: { itemId: string; number: number } | null
  /** Called once the comment is stored. */
  onSaved: () => Promise<void>
  /** Given if the form can be closed. */
  onCancel?: () => void
  ref?: Ref<{ focus: () => void }>
}): ReactNode {
  const t = useTranslations('review')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [problem, setProblem] = useState<string>()
  const opened = onCancel !== undefined
  useImperativeHandle(ref, () => ({ focus: () => textarea.current?.focus() }))
  useEffect(() => {
    if (opened) textarea.current?.focus()
  }, [opened])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy' || text.trim() === '') return
    setProblem(undefined)
    setState('busy')
    try {
      await callEndpoint('createComment', {
        params: { id: sessionId },
        body: { text: text.trim(), itemId: line?.itemId ?? null },
      })
      setText('')
      setState('saved')
      await onSaved()
    } catch (error) {
      setProblem(errorText(error).text)
      setState('idle')
    }
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label={line === null ? t('yourComment') : t('yourCommentOn', { line: line.number })}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={textarea}
            rows={3}
            maxLength={limits.commentMax}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setState((before) => (before === 'saved' ? 'idle' : before))
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          aria-disabled={state === 'busy' || text.trim() === ''}
        >
          {state === 'busy' ? t('sending') : t('send')}
        </Button>
        {onCancel !== undefined && (
          <Button size="small" onClick={onCancel}>
            {common('cancel')}
          </Button>
        )}
        <p role="status" className="text-14 text-text-muted">
          {state === 'saved' && t('sent')}
        </p>
      </div>
    </form>
  )
}
