import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PinnedNotes } from '#src/components/transcript/pinned-notes.tsx'
import { Turn, TypingIndicator } from '#src/components/transcript/turn.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { Whisper } from '#src/lib/realtime/place-whispers.ts'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { ReplayButton } from './replay-button.tsx'

/** A stored line: complete, streaming, or ended in some other way. */
export function StoredTurn(props: {
  item: TranscriptItem
  /** A supervisor's, on this line. */
  notes: readonly Whisper[] | undefined
  voice: VoiceCallState
  debtorName: string
  lang: string | undefined
}): ReactNode {
  const t = useTranslations('session')
  const { item, voice } = props
  const waiting = item.status === 'streaming' && item.text === ''
  // A reply that failed before its first word has nothing to show; the actions for it are below the log.
  if (item.text === '' && !waiting) return null
  return (
    <Turn
      itemId={item.id}
      status={item.status}
      speaker={item.role}
      debtorName={props.debtorName}
      at={item.at}
      lang={waiting ? undefined : props.lang}
      faded={item.status === 'failed' || item.status === 'aborted'}
      statusNote={
        <>
          <TurnStatus item={item} />
          <TurnAudio item={item} voice={voice} />
        </>
      }
      footer={<PinnedNotes notes={props.notes} />}
    >
      {waiting ? <TypingIndicator label={t('responding')} /> : <TurnText item={item} voice={voice} />}
    </Turn>
  )
}

/** The words; while they are being spoken, those to come are muted. */
function TurnText(props: { item: TranscriptItem; voice: VoiceCallState }): ReactNode {
  const { caption } = props.voice
  const { id, text } = props.item
  if (caption?.itemId !== id) return text
  return (
    <>
      <span data-spoken>{text.slice(0, caption.spoken)}</span>
      <span className="text-text-muted">{text.slice(caption.spoken)}</span>
    </>
  )
}

/** The time to first audio, and the replay button. */
function TurnAudio(props: { item: TranscriptItem; voice: VoiceCallState }): ReactNode {
  const t = useTranslations('call')
  const { factor } = useFormats()
  const { item, voice } = props
  if (voice.state !== 'on' || item.status === 'streaming') return null
  const delayMs = item.responseId === null ? undefined : voice.timeToFirstAudioMs[item.responseId]
  return (
    <>
      {delayMs !== undefined && (
        <span title={t('delayHint')} className="tabular">
          {t('delay', { seconds: factor(delayMs / 1_000) })}
        </span>
      )}
      {(item.role === 'assistant' || voice.recordings.has(item.id)) && (
        <ReplayButton item={item} voice={voice} />
      )}
    </>
  )
}

function TurnStatus(props: { item: TranscriptItem }): ReactNode {
  const t = useTranslations('session')
  const { item } = props
  if (item.role === 'user')
    return (
      <span className="inline-flex items-center">
        <Check aria-hidden size={12} />
        <span className="sr-only">{t('sent')}</span>
      </span>
    )
  switch (item.status) {
    case 'failed':
      return <span className="text-critical">{t('replyFailed')}</span>
    case 'truncated':
    case 'aborted':
      return <span>{t('truncated')}</span>
    case 'streaming':
    case 'complete':
      return null
    default:
      return unreachable(item.status)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected status ${String(value)}`)
}
