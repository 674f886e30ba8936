import { X } from 'lucide-react'
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
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { Field, Textarea } from '#src/components/ui/field.tsx'
import { call } from '#src/lib/api/call.ts'
import { useErrorText } from '#src/lib/error-text.ts'

/** The line that a comment is written for; `number` counts from 1. `nonce` tells a second wish from the first. */
export type Pinned = { itemId: string; number: number; nonce: number }

/** Where a reviewer writes. A failure leaves the text as it was typed. */
export function CommentForm({
  sessionId,
  pinned,
  onUnpin,
  onSaved,
  ref,
}: {
  sessionId: string
  pinned: Pinned | null
  onUnpin: () => void
  onSaved: () => Promise<void>
  ref?: Ref<{ focus: () => void }>
}): ReactNode {
  const t = useTranslations('review')
  const errorText = useErrorText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [problem, setProblem] = useState<string>()
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }))
  useEffect(() => {
    // Whoever pins a comment goes on writing it.
    if (pinned !== null) area.current?.focus()
  }, [pinned])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy' || text.trim() === '') return
    setProblem(undefined)
    setState('busy')
    try {
      await call('createComment', {
        params: { id: sessionId },
        body: { text: text.trim(), itemId: pinned?.itemId ?? null },
      })
      setText('')
      setState('saved')
      onUnpin()
      await onSaved()
    } catch (error) {
      setProblem(errorText(error).text)
      setState('idle')
    }
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('yourComment')}
        hint={pinned === null ? t('onWhole') : t('onLine', { line: pinned.number })}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
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
        <Button type="submit" look="primary" aria-disabled={state === 'busy' || text.trim() === ''}>
          {state === 'busy' ? t('sending') : t('send')}
        </Button>
        {pinned !== null && (
          <IconButton label={t('onWholeInstead')} onClick={onUnpin}>
            <X aria-hidden size={16} />
          </IconButton>
        )}
        <p role="status" className="text-14 text-text-muted">
          {state === 'saved' && t('sent')}
        </p>
      </div>
    </form>
  )
}
