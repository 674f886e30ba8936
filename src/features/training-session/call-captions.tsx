import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/**
 * What each of both is saying now, or said last, in the order in which they said it: whoever spoke last stands below. Screen
 * readers have the log.
 */
export function CallCaptions(props: {
  voice: VoiceCallState
  items: readonly TranscriptItem[]
  lang: string | undefined
}): ReactNode {
  const { items, lang } = props
  const { caption, partial, language } = props.voice
  const lastOf = (role: TranscriptItem['role']) =>
    items.findLastIndex((item) => item.role === role && item.text !== '')
  const [debtorAt, ownAt] = [lastOf('assistant'), lastOf('user')]
  const spokenAt = items.findIndex(({ id }) => id === caption?.itemId)
  const spoken = items[spokenAt]
  const own = partial === '' ? (items[ownAt]?.text ?? '') : partial
  const isOwnLast = own === '' || partial !== '' || ownAt > (spoken ? spokenAt : debtorAt)
  const silent = props.voice.ringing || props.voice.state === 'starting'
  const words = [
    <DebtorWords
      key="debtor"
      lang={lang}
      text={spoken?.text ?? (silent ? '' : (items[debtorAt]?.text ?? ''))}
      spoken={spoken && caption ? caption.spoken : null}
    />,
    <OwnWords
      key="own"
      lang={partial === '' ? lang : language}
      text={own}
      isPartial={partial !== ''}
      isLast={isOwnLast}
    />,
  ]
  return (
    <div aria-hidden className="flex flex-col gap-2">
      {isOwnLast ? words : words.toReversed()}
    </div>
  )
}

/** Of words that are too long for their place, those that are heard now are in sight. */
function DebtorWords(props: {
  text: string
  /** How much of it was heard so far; null while none of it is played. */
  spoken: number | null
  lang: string | undefined
}): ReactNode {
  const { text, spoken } = props
  const lineRef = useRef<HTMLParagraphElement>(null)
  const restRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [line, rest] = [lineRef.current, restRef.current]
    // Once all is said the line begins where it begins.
    if (line) line.scrollTop = rest ? Math.max(0, rest.offsetTop + rest.offsetHeight - line.clientHeight) : 0
  }, [spoken])
  return (
    <p
      ref={lineRef}
      lang={props.lang}
      className={clsx(
        'min-h-14 text-16 text-pretty lg:min-h-21 lg:text-20',
        // As many lines either way; the dots would hide what is spoken below them.
        spoken === null ? 'line-clamp-4' : 'relative max-h-24 overflow-hidden lg:max-h-28',
      )}
    >
      {spoken === null ? (
        text
      ) : (
        <>
          {text.slice(0, spoken)}
          <span ref={restRef} />
          <span className="text-text-muted">{text.slice(spoken)}</span>
        </>
      )}
    </p>
  )
}

function OwnWords(props: {
  text: string
  /** They are being said: what was heard last is in sight. */
  isPartial: boolean
  /** Nobody has spoken since. */
  isLast: boolean
  lang: string | undefined
}): ReactNode {
  const t = useTranslations('session')
  const { text, isPartial } = props
  return (
    <p
      lang={props.lang}
      className={clsx(
        'flex min-h-10 flex-col text-14 text-pretty text-text-muted',
        (isPartial || !props.isLast) && 'justify-end',
        isPartial && 'max-h-10 overflow-hidden',
      )}
    >
      {text !== '' && (
        <span className={isPartial ? '' : 'line-clamp-3 max-lg:short:line-clamp-2'}>
          <span className="font-medium">{t('you')}:</span>{' '}
          <span className={isPartial ? 'text-accent-text' : ''}>{text}</span>
        </span>
      )}
    </p>
  )
}
