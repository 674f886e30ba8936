import { clsx } from 'clsx'
import {
  AlarmClock,
  BellRing,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  ClipboardList,
  Gauge,
  Hourglass,
  type LucideIcon,
  MessageSquareText,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Notification } from '#protocol/rest/notifications.ts'
import type { NotificationType } from '#protocol/vocabulary/notification.ts'
import { useFormats } from '#src/lib/format.ts'
import { targetOf } from './notification-target.ts'
import { timeAgo } from './relative-time.ts'
import { useNotificationText } from './use-notification-text.ts'

const icons: Record<NotificationType, LucideIcon> = {
  session_commented: MessageSquareText,
  session_scored: Gauge,
  scorecard_marked: ClipboardCheck,
  assignment_given: ClipboardList,
  assignment_due: AlarmClock,
  assignment_reminder: BellRing,
  assignment_passed: CircleCheck,
  assignment_failed: CircleX,
  review_waiting: Hourglass,
}

/** One notification: a link to what it is about. */
export function NotificationRow(props: {
  notification: Notification
  unread: boolean
  /** When the list was opened, in milliseconds. */
  nowMs: number
  onOpen: () => void
}): ReactNode {
  const t = useTranslations('notices')
  const formats = useFormats()
  const { notification, unread } = props
  const { sentence, detail, words } = useNotificationText()(notification, props.nowMs)
  const { createdAt } = notification
  const Icon = icons[notification.type]
  return (
    <Link
      to={targetOf(notification)}
      onClick={props.onOpen}
      className="flex items-start gap-3 px-5 py-3 -outline-offset-2 transition-colors duration-150 ease-out hover:bg-surface-hover"
    >
      <span
        className={clsx(
          'mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          unread ? 'bg-accent-surface text-accent-text' : 'bg-surface-muted text-text-muted',
        )}
      >
        <Icon aria-hidden size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={clsx('block text-14 break-words', unread ? 'font-medium text-text' : 'text-text-muted')}
        >
          {unread && <span className="sr-only">{t('unread')}: </span>}
          {sentence}
        </span>
        {words && <q className="mt-0.5 line-clamp-2 text-14 break-words text-text-muted">{words}</q>}
        <span className="mt-0.5 block text-12 text-text-muted first-letter:uppercase">
          <time dateTime={createdAt}>
            {timeAgo(createdAt, props.nowMs, formats.locale) ?? formats.date(createdAt)}
          </time>
          {detail !== null && ` · ${detail}`}
        </span>
      </span>
      <span
        aria-hidden
        className={clsx('mt-2 size-2 shrink-0 rounded-full', unread ? 'bg-accent' : 'bg-transparent')}
      />
    </Link>
  )
}
