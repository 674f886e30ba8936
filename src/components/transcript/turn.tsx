import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ItemStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { useFormats } from '#src/lib/format.ts'
import { personOf } from '#src/lib/visitor.ts'

/** One turn of a conversation: the debtor on the left, the collector on the right with an accent. */
export function Turn(props: {
  speaker: Speaker
  debtorName: string
  /** The name only describes the person, so it has no initials. */
  isUnnamed?: boolean
  /** For somebody else's call: the speaker's name instead of "You". */
  collectorName?: string
  /** The id and status of the stored line, as data attributes. */
  itemId?: string
  status?: ItemStatus | 'pending'
  at: string | null
  /** Beside the time: the status of the line. */
  statusNote?: ReactNode
  /** Below the words: actions. */
  footer?: ReactNode
  lang?: string | undefined
  faded?: boolean
  /** Jumped to, or said against a rule. */
  mark?: 'jumped' | 'breach' | null
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
      {!isCollector && (
        <Avatar name={props.isUnnamed === true ? null : props.debtorName} size="small" className="mt-0.5" />
      )}
      <div
        className={clsx('flex max-w-[85%] min-w-0 flex-col gap-1 sm:max-w-[80%]', isCollector && 'items-end')}
      >
        <p
          className={clsx(
            'flex flex-wrap items-center gap-x-2 text-12 text-text-muted',
            isCollector && 'justify-end',
          )}
        >
          <span className="font-medium text-text">
            {isCollector ? (props.collectorName ?? t('you')) : personOf(props.debtorName)}
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
            props.mark === 'jumped' && 'ring-2 ring-accent-mark',
            props.mark === 'breach' && 'ring-2 ring-critical-mark',
          )}
        >
          {props.children}
        </div>
        {props.footer}
      </div>
    </div>
  )
}

/** A placeholder of one line's height for words to come, so that the layout does not shift. */
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
