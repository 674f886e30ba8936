import { PhoneCall } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToNewest } from '#src/components/transcript/to-newest.tsx'
import { Turn, Typing } from '#src/components/transcript/turn.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import type { PendingLine, SessionView, TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import type { Voice } from '#src/lib/voice/use-voice-call.ts'
import { PendingTurn } from './pending-turn.tsx'
import { StoredTurn } from './stored-turn.tsx'
import { useStickToEnd } from '#src/components/transcript/use-stick-to-end.ts'

/**
 * The conversation. It is a log, but a silent one: words that stream in would be read out one by one, so the
 * finished turns are announced from a line of their own.
 */
export function ConversationLog(props: {
  channel: SessionView & SessionChannelActions
  voice: Voice
  debtorName: string
  lang: string | undefined
  replying: boolean
  unanswered: boolean
  banner: ReactNode
  onTakeBack: (line: PendingLine) => void
}): ReactNode {
  const t = useTranslations('session')
  const { channel, voice, debtorName, lang } = props
  const { box, content, atEnd, unseen, toEnd } = useStickToEnd(channel.items.length + channel.pending.length)
  const waiting = channel.pending.length
  useEffect(() => {
    // Whoever sends a line wants to see it, and what comes back.
    if (waiting > 0) toEnd()
  }, [waiting, toEnd])
  const streaming = channel.items.some((item) => item.status === 'streaming')
  const rows = [
    ...channel.items.map((item) => ({ name: 'item' as const, seq: item.seq, item })),
    ...channel.whispers.map((whisper) => ({ name: 'whisper' as const, seq: whisper.seq, whisper })),
  ].sort((a, b) => a.seq - b.seq)
  const empty = rows.length === 0 && channel.pending.length === 0

  return (
    <div className="relative min-h-0 flex-1">
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 mx-auto max-w-[720px] p-3 *:pointer-events-auto">
        {props.banner}
      </div>
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('conversation', { name: debtorName })}
        // Scrolling by keyboard needs a place for the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto outline-offset-[-2px]"
      >
        <div
          ref={content}
          className="mx-auto flex min-h-full w-full max-w-[720px] flex-col gap-5 px-4 py-6 sm:px-6"
        >
          {!channel.loaded && empty && <LogSkeleton />}
          {channel.loaded && empty && !props.replying && <OpenLine />}
          {rows.map((row) =>
            row.name === 'item' ? (
              <StoredTurn
                key={row.item.id}
                item={row.item}
                voice={voice}
                debtorName={debtorName}
                lang={lang}
              />
            ) : (
              <Banner
                key={`whisper-${row.seq}`}
                tone="plain"
                title={t('whisper', { from: row.whisper.from })}
                hint={row.whisper.text}
              />
            ),
          )}
          {channel.pending.map((line) => (
            <PendingTurn
              key={line.clientMsgId}
              line={line}
              debtorName={debtorName}
              lang={lang}
              onRetry={() => channel.retry(line.clientMsgId)}
              onTakeBack={() => props.onTakeBack(line)}
            />
          ))}
          {voice.partial !== '' && (
            <Turn speaker="user" debtorName={debtorName} at={null} faded lang={voice.language}>
              {voice.partial}
            </Turn>
          )}
          {props.replying && !streaming && (
            <Turn speaker="assistant" debtorName={debtorName} at={null}>
              <Typing label={t('responding')} />
            </Turn>
          )}
          {props.unanswered && <Unanswered items={channel.items} onAskAgain={channel.askAgain} />}
        </div>
      </div>
      {!atEnd && <ToNewest unseen={unseen} onPress={toEnd} />}
      {channel.loaded && (
        <Announcer items={channel.items} debtorName={debtorName} lang={lang} replying={props.replying} />
      )}
    </div>
  )
}

/** Mounted with the snapshot. Reads out each reply once it is finished, and that one is on its way; nothing of what was there before. */
function Announcer(props: {
  items: readonly TranscriptItem[]
  debtorName: string
  lang: string | undefined
  replying: boolean
}): ReactNode {
  const t = useTranslations('session')
  const last = props.items.findLast((item) => item.role === 'assistant' && item.status !== 'streaming')
  const [firstId] = useState(last?.id)
  const fresh = last !== undefined && last.id !== firstId
  return (
    <>
      <p role="status" className="sr-only">
        {props.replying ? t('responding') : ''}
      </p>
      <p aria-live="polite" lang={props.lang} className="sr-only">
        {fresh ? `${props.debtorName}: ${last.text}` : ''}
      </p>
    </>
  )
}

function Unanswered(props: { items: readonly TranscriptItem[]; onAskAgain: () => void }): ReactNode {
  const t = useTranslations('session')
  const broken = props.items.at(-1)?.status === 'failed'
  return (
    <Banner
      tone="caution"
      title={broken ? t('replyFailed') : t('unanswered')}
      action={
        <Button size="small" onClick={props.onAskAgain}>
          {t('askAgain')}
        </Button>
      }
    />
  )
}

function OpenLine(): ReactNode {
  const t = useTranslations('session')
  return (
    <div className="my-auto flex flex-col items-center gap-1 py-10 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-surface-muted text-text-muted">
        <PhoneCall aria-hidden size={20} />
      </span>
      <p className="text-16 font-medium">{t('emptyTitle')}</p>
      <p className="text-14 text-text-muted">{t('emptyHint')}</p>
    </div>
  )
}

function LogSkeleton(): ReactNode {
  const t = useTranslations('session')
  return (
    <Loading label={t('loadingConversation')} className="flex flex-col gap-6">
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="h-16 w-2/3 self-end" />
    </Loading>
  )
}
