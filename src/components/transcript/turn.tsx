import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { useFormats } from '#src/lib/format.ts'

/** One turn of a conversation: the debtor's on the left and quiet, the collector's on the right and accented. */
export function Turn(props: {
  speaker: Speaker
  debtorName: string
  /** For the call of somebody else: who spoke instead of "You". */
  collectorName?: string
  /** Which stored line this is and how it fares: for whatever looks a line up on the page. */
  itemId?: string
  status?: ItemStatus | 'pending'
  at: string | null
  /** Beside the time: how the line fares. */
  statusNote?: ReactNode
  /** Beneath the words: what can be done about them. */
  footer?: ReactNode
  lang?: string | undefined
  faded?: boolean
  highlighted?: boolean
  children: ReactNode
}): ReactNode {
  const t = useTranslations('session')
  const { time } = useFormats()
  const isCollector = props.speaker === 'user'
  return (
    <div
      data-item={props.itemId}
      data-status={props.status}
      className={clsx('flex w-full gap-3', isCollector ? 'justify-end' : 'justify-start')}
    >
      {!isCollector && <Avatar name={props.debtorName} size="small" className="mt-0.5" />}
      <div
        className={clsx('flex max-w-[85%] min-w-0 flex-col gap-1 sm:max-w-[80%]', isCollector && 'items-end')}
      >
        <p className="flex items-center gap-2 text-12 text-text-muted">
          <span className="font-medium text-text">
            {isCollector ? (props.collectorName ?? t('you')) : props.debtorName}
          </span>
          {props.at !== null && (
            <time dateTime={props.at} className="tabular shrink-0">
              {time(props.at)}
            </time>
          )}
          {props.statusNote}
        </p>
        <div
          data-words
          lang={props.lang}
          className={clsx(
            'rounded-ui border px-3.5 py-2.5 text-16 break-words whitespace-pre-wrap',
            isCollector ? 'border-transparent bg-accent-surface' : 'border-border bg-surface',
            props.faded === true && 'text-text-muted',
            props.highlighted === true && 'ring-2 ring-accent-mark',
          )}
        >
          {props.children}
        </div>
        {props.footer}
      </div>
    </div>
  )
}

/** The place of words that are on their way: of the height of one line, so that nothing moves when they come. */
export function TypingIndicator(props: { label: string }): ReactNode {
  return (
    <span className="flex h-6 items-center gap-2 text-14 text-text-muted">
      <span aria-hidden className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-breathe rounded-full bg-text-muted"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </span>
      {props.label}
    </span>
  )
}
