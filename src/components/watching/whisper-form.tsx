import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import type { PendingWhisper } from '#src/lib/realtime/session-view.ts'
import type { ReadyWhisper } from './use-ready-whispers.ts'

/** Sends a whisper to the trainee, or a note on a line. Enter sends. */
export function WhisperForm(props: {
  traineeName: string
  /** The number of the line that the note is for; null for a whisper. */
  line: number | null
  pending: readonly PendingWhisper[]
  /** What can be sent as it is, or be changed first. */
  ready: readonly ReadyWhisper[]
  /** The trainee is not connected. */
  away: boolean
  /** The reader came to whisper: the field has the focus at once. */
  focusAtOnce: boolean
  onPin: (itemId: string) => void
  onUnpin: () => void
  onRetry: (clientMsgId: string) => void
  onSend: (text: string) => void
}): ReactNode {
  const t = useTranslations()
  const { traineeName, line } = props
  const [text, setText] = useState('')
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const emptyId = useId()
  useEffect(() => {
    // After pinning a note the user goes on typing it.
    if (line !== null) textareaRef.current?.focus()
  }, [line])
  const { focusAtOnce } = props
  useEffect(() => {
    if (focusAtOnce) textareaRef.current?.focus()
  }, [focusAtOnce])
  const isEmpty = text.trim() === ''
  const send = () => {
    if (isEmpty) return
    props.onSend(text.trim())
    setText('')
    textareaRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      id="whisper"
      className="flex scroll-mt-6 flex-col gap-2 rounded-ui border border-border bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 className="text-14 font-semibold">{t('watching.whisperTitle', { trainee: traineeName })}</h2>
      <p id={hintId} className="text-12 text-text-muted">
        {t('watching.whisperHint', { trainee: traineeName })}
      </p>
      <p role="status" className="text-14 text-caution empty:hidden">
        {props.away && t('watching.nobody')}
      </p>
      {line !== null && (
        <p className="flex items-center justify-between rounded-ui bg-accent-surface px-3 py-1 text-14">
          {t('watching.notePinned', { line })}
          <IconButton label={t('watching.dropNote')} onClick={props.onUnpin}>
            <X aria-hidden size={14} />
          </IconButton>
        </p>
      )}
      {props.ready.length > 0 && (
        <ul aria-label={t('watching.ready.label')} className="flex flex-col gap-1.5">
          {props.ready.map(({ text: words, itemId }) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => {
                  // What was typed before is not lost, and neither is the line that it is for.
                  setText((typed) => (typed.trim() === '' ? words : `${typed.trim()} ${words}`))
                  if (itemId !== null) props.onPin(itemId)
                  textareaRef.current?.focus()
                }}
                className="flex min-h-8 w-full items-baseline gap-2 rounded-ui bg-accent-surface px-3 py-1.5 text-left text-14 text-accent-text transition-colors duration-150 ease-out hover:bg-surface-hover"
              >
                <Plus aria-hidden size={14} className="shrink-0 translate-y-0.5" />
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      <textarea
        ref={textareaRef}
        rows={2}
        value={text}
        maxLength={limits.lineMax}
        aria-label={t('watching.whisper')}
        aria-describedby={hintId}
        placeholder={t('watching.placeholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="resize-y rounded-ui border border-control bg-surface px-3 py-2 text-16"
      />
      <Button
        type="submit"
        variant="primary"
        aria-disabled={isEmpty}
        aria-describedby={isEmpty ? emptyId : undefined}
      >
        {t('watching.send')}
      </Button>
      {isEmpty && (
        <p id={emptyId} className="sr-only">
          {t(props.ready.length > 0 ? 'watching.emptyReady' : 'watching.empty')}
        </p>
      )}
      {props.pending.map((whisper) =>
        whisper.state.name === 'pending' ? (
          <p key={whisper.clientMsgId} className="text-12 text-text-muted">
            {t('session.pending')}: {whisper.text}
          </p>
        ) : (
          <Banner
            key={whisper.clientMsgId}
            tone="caution"
            urgent
            title={t('watching.failed')}
            hint={whisper.text}
            action={
              <Button size="small" onClick={() => props.onRetry(whisper.clientMsgId)}>
                {t('session.retry')}
              </Button>
            }
          />
        ),
      )}
    </form>
  )
}
