import { BellOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Notification } from '#protocol/rest/notifications.ts'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'
import { NotificationRow } from './notification-row.tsx'
import { staleSince } from './notification-target.ts'

/** What the user is told of, newest first. `onDone` closes what shows the list. */
export function NotificationList(props: { user: User; onDone: () => void }): ReactNode {
  const t = useTranslations('notices')
  const tCommon = useTranslations('common')
  const toast = useToast()
  const invalidate = useInvalidate()
  const list = usePagedList('listNotifications', {})
  const [nowMs] = useState(() => Date.now())
  // Rows keep their place and are only shown as read: reading the list again would blank it.
  const [readUpTo, setReadUpTo] = useState<string | null>(null)

  const { rows } = list
  const isUnread = ({ readAt, createdAt }: Notification) =>
    readAt === null && (readUpTo === null || createdAt > readUpTo)
  const newest = rows?.[0]
  const anyUnread = rows?.some(isUnread) === true

  const markAllRead = async () => {
    if (newest === undefined) return
    const before = readUpTo
    setReadUpTo(newest.createdAt)
    try {
      await callEndpoint('markNotificationsRead', { body: { upTo: newest.createdAt } })
    } catch (error) {
      setReadUpTo(before)
      toast({
        tone: 'critical',
        title: tCommon('error'),
        description: t('markFailed'),
        errorId: errorIdOf(error),
      })
    }
    await invalidate('countUnreadNotifications')
  }

  const open = (notification: Notification) => {
    props.onDone()
    void invalidate(...staleSince)
    if (!isUnread(notification)) return
    // It was opened all the same if this fails, and stays unread.
    void callEndpoint('markNotificationRead', { params: { id: notification.id } })
      .catch(() => undefined)
      .then(() => invalidate('countUnreadNotifications'))
  }

  if (rows === undefined && list.error !== undefined)
    return <ErrorNotice title={t('missing')} error={list.error} onRetry={list.retry} />
  if (rows === undefined) return <ListSkeleton />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={BellOff}
        title={t('emptyTitle')}
        hint={t(`empty.${props.user.role === 'trainee' ? 'trainee' : 'manager'}`)}
      />
    )
  return (
    <>
      <ul className="divide-y divide-border">
        {rows.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              unread={isUnread(notification)}
              nowMs={nowMs}
              onOpen={() => open(notification)}
            />
          </li>
        ))}
      </ul>
      <PagedListFooter list={list} />
      <div className="sticky bottom-0 border-t border-border bg-surface px-2 py-1.5 text-right">
        <button
          type="button"
          aria-disabled={!anyUnread}
          onClick={() => anyUnread && void markAllRead()}
          className="h-8 rounded-ui px-3 text-14 font-medium text-accent-text hover:bg-surface-hover aria-disabled:cursor-default aria-disabled:text-text-muted aria-disabled:hover:bg-transparent"
        >
          {t('markAllRead')}
        </button>
      </div>
    </>
  )
}

function ListSkeleton(): ReactNode {
  return (
    <Loading className="flex flex-col gap-4 px-5 py-4">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-2 h-3 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
