import { Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LiveSession } from '#protocol/realtime/watching.ts'
import { ConnectionBanner } from '#src/components/session/connection-banner.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useLiveSessions } from '#src/lib/realtime/use-live-sessions.ts'
import { LiveSessionCard } from './live-session-card.tsx'

/** The running sessions in a supervisor's scope; those that need attention come first. */
export function LiveSessionsTab(): ReactNode {
  const t = useTranslations('watching')
  const { connection, sessions, reconnectNow } = useLiveSessions()
  return (
    <div className="flex flex-col gap-4">
      <ConnectionBanner connection={connection} onReconnect={reconnectNow} />
      {sessions === null ? (
        connection.name !== 'closed' && <ListSkeleton label={t('loading')} />
      ) : (
        <>
          <div className="text-14 text-text-muted">
            <p role="status">{t('running', { count: sessions.length })}</p>
            {sessions.length > 0 && <p>{t('runningHint')}</p>}
          </div>
          {sessions.length === 0 ? (
            <Card>
              <EmptyState
                icon={Radio}
                title={t('none')}
                hint={t('noneHint')}
                action={<ButtonLink to="/analytics">{t('toAnalytics')}</ButtonLink>}
              />
            </Card>
          ) : (
            <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
              {attentionFirst(sessions).map((session) => (
                <li key={session.session_id} className="min-w-0">
                  <LiveSessionCard session={session} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

/** Sessions that need attention first; within each group the oldest first. */
function attentionFirst(sessions: readonly LiveSession[]): readonly LiveSession[] {
  const hasNoAttention = (session: LiveSession) => Number(session.attention.length === 0)
  return sessions.toSorted(
    (a, b) => hasNoAttention(a) - hasNoAttention(b) || a.started_at.localeCompare(b.started_at),
  )
}

function ListSkeleton(props: { label: string }): ReactNode {
  return (
    <Loading label={props.label} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </Loading>
  )
}
