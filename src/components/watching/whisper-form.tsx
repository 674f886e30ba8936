import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import type { PendingWhisper } from '#src/lib/realtime/session-view.ts'

/** Sends a whisper to the trainee, or a note on a line. Enter sends. */
export function WhisperForm(props: {
  traineeName: string
  /** The number of the line that the note is for; null for a whisper. */
  line: number | null
  pending: readonly PendingWhisper[]
  /** The trainee is not connected. */
  away: boolean
  onUnpin: () => void
  onRetry: (clientMsgId: string) => void
  onSend: (text: string) => void
}): ReactNode {
  const t = useTranslations()
  const { traineeName, line } = props
  const [text, setText] = useState('')
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  useEffect(() => {
    // After pinning a note the user goes on typing it.
    if (line !== null) textareaRef.current?.focus()
  }, [line])
  const send = () => {
    if (text.trim() === '') return
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
      className="flex flex-col gap-2 rounded-ui border border-border bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 className="text-14 font-semibold">{t('watching.whisperTitle', { trainee: traineeName })}</h2>
      <p id={hintId} className="text-12 text-text-muted">
        {t('watching.whisperHint', { trainee: traineeName })}
      </p>
      {line !== null && (
        <p className="flex items-center justify-between rounded-ui bg-accent-surface px-3 py-1 text-14">
          {t('watching.notePinned', { line })}
          <IconButton label={t('watching.dropNote')} onClick={props.onUnpin}>
            <X aria-hidden size={14} />
          </IconButton>
        </p>
      )}
      <textarea
        ref={textareaRef}
        rows={2}
        value={text}
        maxLength={limits.lineMax}
        aria-label={t('watching.whisper')}
        aria-describedby={hintId}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="resize-y rounded-ui border border-control bg-surface px-3 py-2 text-16"
      />
      <p role="status" className="text-12 font-medium text-caution empty:hidden">
        {props.away && `${t('watching.nobody')} ${t('watching.nobodyHint')}`}
      </p>
      <Button type="submit" variant="primary" aria-disabled={text.trim() === ''}>
        {t('watching.send')}
      </Button>
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
