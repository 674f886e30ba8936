import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Turn, Typing } from '#src/components/transcript/turn.tsx'
import type { TranscriptItem } from '#src/lib/realtime/session-view.ts'

/** A line that the server holds: stored, streaming in, or ended in some other way. */
export function StoredTurn(props: {
  item: TranscriptItem
  debtorName: string
  lang: string | undefined
}): ReactNode {
  const t = useTranslations('session')
  const { item } = props
  const waiting = item.status === 'streaming' && item.text === ''
  // A reply that failed before its first word has nothing to show; what to do about it stands below the log.
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
      mark={<Mark item={item} />}
    >
      {waiting ? <Typing label={t('responding')} /> : item.text}
    </Turn>
  )
}

function Mark(props: { item: TranscriptItem }): ReactNode {
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
