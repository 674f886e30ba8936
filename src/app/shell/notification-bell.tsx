import { Bell } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { IconButton } from '#src/components/ui/button.tsx'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'

const NotificationPanel = lazy(async () => ({
  default: (await import('#src/features/notifications/notification-panel.tsx')).NotificationPanel,
}))

/** More are not counted out. */
const shownMax = 9

/** Opens the notifications, and shows how many are unread. If the number cannot be read, it shows none. */
export function NotificationBell(props: { user: User; place: 'popover' | 'sheet' }): ReactNode {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const bell = useRef<HTMLButtonElement>(null)
  const count = useEndpoint('countUnreadNotifications', {}, { live: true }).data?.count ?? 0
  return (
    <>
      <IconButton
        ref={bell}
        label={count === 0 ? t('notices') : t('noticesUnread', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          // Each time it is read anew: nothing tells the page what has come since.
          if (!open) void invalidate('listNotifications')
          setOpen(!open)
        }}
        className="relative"
      >
        <Bell aria-hidden size={props.place === 'sheet' ? 20 : 16} />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-12 leading-none font-semibold text-accent-on tabular-nums"
          >
            {count > shownMax ? `${shownMax}+` : count}
          </span>
        )}
      </IconButton>
      {open && (
        <Suspense>
          <NotificationPanel
            user={props.user}
            bell={bell}
            place={props.place}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
