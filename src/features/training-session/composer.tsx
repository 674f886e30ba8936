import { clsx } from 'clsx'
import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The character count is shown from this share of the maximum length. */
const countThreshold = 0.9
const maxHeightPx = 168

/** The input of the collector. Typing is never blocked; sending waits while a reply is pending. */
export function Composer(props: {
  debtorName: string
  lang: string | undefined
  text: string
  onTextChange: (text: string) => void
  awaitingReply: boolean
  closed: boolean
  /** It came in place of the button that was pressed, and takes the focus of it. */
  focused: boolean
  onSend: (text: string) => void
  /** Stops the streaming reply; null if there is none. */
  onStop: (() => void) | null
}): ReactNode {
  const t = useTranslations('session')
  const { number } = useFormats()
  const hintId = useId()
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const text = props.text.trim()
  const tooLong = text.length > limits.lineMax
  const blocked = text === '' || props.awaitingReply || props.closed || tooLong

  useLayoutEffect(() => {
    const element = textareaRef.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 2, maxHeightPx)}px`
  }, [props.text])

  const { focused } = props
  useEffect(() => {
    if (focused) textareaRef.current?.focus()
  }, [focused])

  const send = () => {
    if (blocked) return
    props.onSend(text)
    textareaRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const hint = tooLong
    ? t('tooLong', { count: number(text.length), max: number(limits.lineMax) })
    : props.awaitingReply
      ? t('waitForReply')
      : t('messageHint')
  return (
    <form
      className="@container"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2 rounded-ui border border-control bg-surface p-1.5 focus-within:outline-2 focus-within:outline-accent-mark">
        <textarea
          ref={textareaRef}
          rows={1}
          value={props.text}
          lang={props.lang}
          aria-label={t('message', { name: props.debtorName })}
          aria-describedby={hintId}
          aria-invalid={tooLong}
          placeholder={t('messagePlaceholder')}
          onChange={(event) => props.onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 text-16 outline-none placeholder:text-text-muted"
        />
        {props.onStop && (
          <IconButton label={t('stop')} onClick={props.onStop}>
            <Square aria-hidden size={16} />
          </IconButton>
        )}
        <Button
          type="submit"
          variant="primary"
          aria-disabled={blocked}
          aria-label={t('send')}
          className="px-3"
        >
          <SendHorizontal aria-hidden size={16} />
          <span className="hidden @md:inline">{t('send')}</span>
        </Button>
      </div>
      <p
        id={hintId}
        className={clsx(
          'mt-1.5 text-12',
          tooLong ? 'text-critical' : 'text-text-muted',
          // Keys that the keyboard of a phone does not have.
          hint === t('messageHint') && 'max-sm:sr-only',
        )}
      >
        {hint}
        {!tooLong && text.length > limits.lineMax * countThreshold && (
          <span className="tabular">
            {' '}
            {number(text.length)} / {number(limits.lineMax)}
          </span>
        )}
      </p>
    </form>
  )
}
