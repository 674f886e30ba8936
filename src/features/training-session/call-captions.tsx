import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/**
 * What each of both is saying now, or said last: the debtor's words above, the own ones below, each in its place so that
 * nothing jumps. Of words that are too long for it, those that are heard now are in sight. Screen readers have the log.
 */
export function CallCaptions(props: {
  voice: VoiceCallState
  items: readonly TranscriptItem[]
  lang: string | undefined
}): ReactNode {
  const t = useTranslations('session')
  const { caption, partial, language } = props.voice
  const saidBy = (role: TranscriptItem['role']) =>
    props.items.findLast((item) => item.role === role && item.text !== '')?.text ?? ''
  const spoken = props.items.find(({ id }) => id === caption?.itemId)
  const own = partial === '' ? saidBy('user') : partial
  const lineRef = useRef<HTMLParagraphElement>(null)
  const restRef = useRef<HTMLSpanElement>(null)
  const spokenLength = spoken ? caption?.spoken : undefined
  useLayoutEffect(() => {
    const [line, rest] = [lineRef.current, restRef.current]
    // Once all is said the line begins where it begins.
    if (line) line.scrollTop = rest ? Math.max(0, rest.offsetTop + rest.offsetHeight - line.clientHeight) : 0
  }, [spokenLength])
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <p
        ref={lineRef}
        lang={props.lang}
        className={clsx(
          'min-h-14 text-16 text-pretty lg:min-h-21 lg:text-20',
          // As many lines either way; the dots would hide what is spoken below them.
          spoken ? 'relative max-h-24 overflow-hidden lg:max-h-28' : 'line-clamp-4',
        )}
      >
        {spoken && caption ? (
          <>
            {spoken.text.slice(0, caption.spoken)}
            <span ref={restRef} />
            <span className="text-text-muted">{spoken.text.slice(caption.spoken)}</span>
          </>
        ) : props.voice.ringing || props.voice.state === 'starting' ? (
          ''
        ) : (
          saidBy('assistant')
        )}
      </p>
      <p
        lang={partial === '' ? props.lang : language}
        className={clsx(
          'min-h-10 text-14 text-pretty text-text-muted',
          partial === '' ? 'line-clamp-2' : 'flex max-h-10 flex-col justify-end overflow-hidden',
        )}
      >
        {own !== '' && (
          <span>
            <span className="font-medium">{t('you')}:</span>{' '}
            <span className={partial === '' ? '' : 'text-accent-text'}>{own}</span>
          </span>
        )}
      </p>
    </div>
  )
}
