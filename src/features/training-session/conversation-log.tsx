import { clsx } from 'clsx'
import { Ear, PhoneCall } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScrollToNewestButton } from '#src/components/transcript/scroll-to-newest-button.tsx'
import { Turn, TypingIndicator } from '#src/components/transcript/turn.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { placeWhispers, type Whisper } from '#src/lib/realtime/place-whispers.ts'
import type { PendingLine, SessionView, TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { NoteNotice } from './note-notice.tsx'
import { PendingTurn } from './pending-turn.tsx'
import { StoredTurn } from './stored-turn.tsx'
import { useStickToBottom } from '#src/components/transcript/use-stick-to-bottom.ts'

/**
 * The conversation. Its log is not live: streaming words would be read out one by one, so `Announcer`
 * announces finished turns.
 */
export function ConversationLog(props: {
  channel: SessionView & SessionChannelActions
  voice: VoiceCallState
  debtorName: string
  lang: string | undefined
  awaitingReply: boolean
  unanswered: boolean
  banner: ReactNode
  className: string
  onEdit: (line: PendingLine) => void
}): ReactNode {
  const t = useTranslations('session')
  const tReview = useTranslations('review')
  const { channel, voice, debtorName, lang } = props
  const { containerRef, contentRef, atBottom, hasUnseen, scrollToBottom } = useStickToBottom(
    channel.items.length + channel.pending.length,
  )
  const pendingCount = channel.pending.length
  useEffect(() => {
    // After sending a line the user wants to see it and the reply.
    if (pendingCount > 0) scrollToBottom()
  }, [pendingCount, scrollToBottom])
  const streaming = channel.items.some((item) => item.status === 'streaming')
  const { notes, between } = placeWhispers(channel)
  const rows = [
    ...channel.items.map((item) => ({ name: 'item' as const, seq: item.seq, item })),
    ...between.map((whisper) => ({ name: 'whisper' as const, seq: whisper.seq, whisper })),
    ...onEarlierLines(channel.items, notes).map((note) => ({ name: 'note' as const, seq: note.seq, note })),
  ].sort((a, b) => a.seq - b.seq)
  const empty = rows.length === 0 && channel.pending.length === 0

  return (
    <>
      <div className={clsx('relative min-h-0', props.className)}>
        <div className="pointer-events-none absolute inset-x-0 top-0 z-10 mx-auto max-w-[720px] p-3 *:pointer-events-auto">
          {props.banner}
        </div>
        <div
          ref={containerRef}
          role="log"
          aria-live="off"
          aria-label={t('conversation', { name: debtorName })}
          // Scrolling by keyboard needs a focusable element.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="h-full overflow-y-auto outline-offset-[-2px]"
        >
          <div
            ref={contentRef}
            className="mx-auto flex min-h-full w-full max-w-[720px] flex-col gap-5 px-4 py-6 sm:px-6"
          >
            {!channel.loaded && empty && <LogSkeleton />}
            {channel.loaded && empty && !props.awaitingReply && <EmptyConversation />}
            {rows.map((row) => {
              switch (row.name) {
                case 'item':
                  return (
                    <StoredTurn
                      key={row.item.id}
                      item={row.item}
                      notes={notes.get(row.item.id)}
                      voice={voice}
                      debtorName={debtorName}
                      lang={lang}
                    />
                  )
                case 'whisper':
                  return (
                    <Banner
                      key={`whisper-${row.seq}`}
                      tone="plain"
                      icon={Ear}
                      title={t('whisper', { from: row.whisper.from || tReview('nobody') })}
                      hint={row.whisper.text}
                    />
                  )
                case 'note':
                  return <NoteNotice key={`note-${row.seq}`} note={row.note} />
                default:
                  return row satisfies never
              }
            })}
            {channel.pending.map((line) => (
              <PendingTurn
                key={line.clientMsgId}
                line={line}
                debtorName={debtorName}
                lang={lang}
                onRetry={() => channel.retry(line.clientMsgId)}
                onEdit={() => props.onEdit(line)}
              />
            ))}
            {voice.partial !== '' && (
              <Turn speaker="user" debtorName={debtorName} at={null} faded lang={voice.language}>
                <span data-partial>{voice.partial}</span>
              </Turn>
            )}
            {props.awaitingReply && !streaming && (
              <Turn speaker="assistant" debtorName={debtorName} at={null}>
                <TypingIndicator label={t('responding')} />
              </Turn>
            )}
            {props.unanswered && (
              <UnansweredNotice items={channel.items} onRequestReply={channel.requestReply} />
            )}
          </div>
        </div>
        {!atBottom && <ScrollToNewestButton hasUnseen={hasUnseen} onClick={scrollToBottom} />}
      </div>
      {/* Outside: it also tells what is said while the transcript is folded. */}
      {channel.loaded && (
        <Announcer
          items={channel.items}
          debtorName={debtorName}
          lang={lang}
          awaitingReply={props.awaitingReply}
        />
      )}
    </>
  )
}

/** The notes that came when other lines stood below theirs. */
function onEarlierLines(
  items: readonly TranscriptItem[],
  notes: ReadonlyMap<string, readonly Whisper[]>,
): Whisper[] {
  return items.flatMap((item) =>
    (notes.get(item.id) ?? []).filter((note) =>
      items.some((other) => other.seq > item.seq && other.seq < note.seq),
    ),
  )
}

/**
 * Mounted with the snapshot. Announces that a reply is in progress, and each reply once it is finished, but
 * none from before.
 */
function Announcer(props: {
  items: readonly TranscriptItem[]
  debtorName: string
  lang: string | undefined
  awaitingReply: boolean
}): ReactNode {
  const t = useTranslations('session')
  const last = props.items.findLast((item) => item.role === 'assistant' && item.status !== 'streaming')
  const [firstId] = useState(last?.id)
  const isNew = last !== undefined && last.id !== firstId
  return (
    <>
      <p role="status" className="sr-only">
        {props.awaitingReply ? t('responding') : ''}
      </p>
      <p aria-live="polite" lang={props.lang} className="sr-only">
        {isNew ? `${props.debtorName}: ${last.text}` : ''}
      </p>
    </>
  )
}

function UnansweredNotice(props: {
  items: readonly TranscriptItem[]
  onRequestReply: () => void
}): ReactNode {
  const t = useTranslations('session')
  const replyFailed = props.items.at(-1)?.status === 'failed'
  return (
    <Banner
      tone="caution"
      title={replyFailed ? t('replyFailed') : t('unanswered')}
      action={
        <Button size="small" onClick={props.onRequestReply}>
          {t('askAgain')}
        </Button>
      }
    />
  )
}

function EmptyConversation(): ReactNode {
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
