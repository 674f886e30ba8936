import { Ear, MessageSquarePlus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PinnedNotes } from '#src/components/transcript/pinned-notes.tsx'
import { lineAnchor } from '#src/components/transcript/transcript.tsx'
import { ScrollToNewestButton } from '#src/components/transcript/scroll-to-newest-button.tsx'
import { Turn, TypingIndicator } from '#src/components/transcript/turn.tsx'
import { useStickToBottom } from '#src/components/transcript/use-stick-to-bottom.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { placeWhispers, type Whisper } from '#src/lib/realtime/place-whispers.ts'
import type { SessionView, TranscriptItem } from '#src/lib/realtime/session-view.ts'

/** The live conversation, including interim words, with whispers in their place. */
export function WatchedTranscript(props: {
  view: SessionView
  traineeName: string
  debtorName: string
  lang: string | undefined
  /** Starts a note for a line; null once none can be sent. */
  onNote: ((itemId: string) => void) | null
}): ReactNode {
  const t = useTranslations()
  const { view, traineeName, debtorName, lang, onNote } = props
  const { containerRef, contentRef, atBottom, hasUnseen, scrollToBottom } = useStickToBottom(
    view.items.length,
  )
  const { notes, between } = placeWhispers(view)
  const lines = view.items
    .map((item, line) => ({ item, line, seq: item.seq, whisper: null }))
    .filter(({ item }) => item.text !== '' || item.status === 'streaming')
  const rows = [
    ...lines,
    ...between.map((whisper) => ({ item: null, line: -1, seq: whisper.seq, whisper })),
  ].toSorted((a, b) => a.seq - b.seq)
  return (
    <section className="relative overflow-hidden rounded-ui border border-border bg-page">
      <div
        ref={containerRef}
        role="log"
        aria-label={t('watching.conversation', { trainee: traineeName, debtor: debtorName })}
        // Scrolling by keyboard needs a focusable element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-[36dvh] lg:h-[min(70dvh,46rem)] overflow-y-auto outline-offset-[-2px]"
      >
        <div ref={contentRef} className="mx-auto flex max-w-[720px] flex-col gap-5 px-4 py-6 sm:px-6">
          {!view.loaded && (
            <Loading label={t('session.loadingConversation')} className="flex flex-col gap-5">
              <Skeleton className="h-16 w-3/4" />
              <Skeleton className="ml-auto h-16 w-3/4" />
            </Loading>
          )}
          {rows.map(({ item, line, seq, whisper }) =>
            item === null ? (
              <Banner
                key={seq}
                tone="plain"
                icon={Ear}
                title={t('session.whisper', { from: whisper.from || t('review.nobody') })}
                hint={whisper.text}
              />
            ) : (
              <div key={item.id} id={lineAnchor(line)} className="scroll-my-6">
                <Turn
                  speaker={item.role}
                  debtorName={debtorName}
                  collectorName={traineeName}
                  itemId={item.id}
                  status={item.status}
                  at={item.at}
                  lang={lang}
                  mark={breachesIn(view, item).length > 0 ? 'breach' : null}
                  statusNote={<StatusNote view={view} item={item} line={line} />}
                  footer={<LineFooter notes={notes.get(item.id)} item={item} line={line} onNote={onNote} />}
                >
                  {item.text === '' ? <TypingIndicator label={t('session.responding')} /> : item.text}
                </Turn>
              </div>
            ),
          )}
          {view.partials.map(({ utteranceId, text }) => (
            <Turn
              key={utteranceId}
              speaker="user"
              debtorName={debtorName}
              collectorName={traineeName}
              at={null}
              faded
              lang={lang}
            >
              {text}
            </Turn>
          ))}
        </div>
      </div>
      {!atBottom && <ScrollToNewestButton hasUnseen={hasUnseen} onClick={scrollToBottom} />}
    </section>
  )
}

/** What was said against a rule in a line. */
function breachesIn(view: SessionView, item: TranscriptItem) {
  const attention = view.observerInfo?.attention ?? []
  return attention.filter((one) => one.reason === 'violation').filter(({ item_id: id }) => id === item.id)
}

/** The number of a line, and that it was cut off or needs attention; what it broke is told once, above the call. */
function StatusNote(props: { view: SessionView; item: TranscriptItem; line: number }): ReactNode {
  const t = useTranslations()
  const { view, item } = props
  return (
    <>
      <span className="tabular shrink-0">{t('analysis.lineNumber', { line: props.line + 1 })}</span>
      {item.status === 'truncated' && <span>{t('session.truncated')}</span>}
      {breachesIn(view, item).length > 0 && (
        <TriangleAlert role="img" aria-label={t('watching.attention')} size={14} className="text-critical" />
      )}
    </>
  )
}

function LineFooter(props: {
  notes: readonly Whisper[] | undefined
  item: TranscriptItem
  line: number
  onNote: ((itemId: string) => void) | null
}): ReactNode {
  const t = useTranslations('watching')
  const { item, onNote } = props
  return (
    <>
      <PinnedNotes notes={props.notes} />
      {onNote !== null && item.status !== 'streaming' && (
        <Tooltip text={t('note')}>
          <IconButton
            small
            label={t('noteOn', { line: props.line + 1 })}
            onClick={() => onNote(item.id)}
            className="-mt-0.5 -mb-2"
          >
            <MessageSquarePlus aria-hidden size={14} />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
