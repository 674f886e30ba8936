import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** The five newest sessions, in the server's order. */
export function RecentSessions(): ReactNode {
  const t = useTranslations('overview')
  return (
    <Card>
      <CardHeader
        title={t('recentSessions')}
        action={
          <Link
            to="/analytics"
            className="inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t('viewAll')}
          </Link>
        }
      />
      <RecentSessionRows />
    </Card>
  )
}

function RecentSessionRows(): ReactNode {
  const t = useTranslations('overview')
  const { data, error, mutate } = useEndpoint('listTrainingSessions', {
    query: { limit: limits.recentSessions },
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading className="flex flex-col gap-3 px-5 pb-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t('noSessions')}
        hint={t('noSessionsHint')}
        link={{ to: '/training-setup', label: t('start') }}
      />
    )
  return (
    <div className="border-t border-border">
      <SessionList sessions={data} />
    </div>
  )
}
