import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'

/**
 * What each of both is saying now, or said last: the debtor's words above, the own ones below, each in its place so that
 * nothing jumps. Screen readers have the log.
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
  return (
    <div aria-hidden className="flex w-full flex-col gap-2">
      <p lang={props.lang} className="line-clamp-4 min-h-14 text-16 text-pretty lg:min-h-21 lg:text-20">
        {spoken && caption ? (
          <>
            {spoken.text.slice(0, caption.spoken)}
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
        className="line-clamp-2 min-h-10 text-14 text-pretty text-text-muted"
      >
        {own !== '' && (
          <>
            <span className="font-medium">{t('you')}:</span>{' '}
            <span className={partial === '' ? '' : 'text-accent-text'}>{own}</span>
          </>
        )}
      </p>
    </div>
  )
}
