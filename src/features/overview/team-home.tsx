import { UserRoundX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { browserTimeZone } from '#src/lib/time-zone.ts'
import { AttentionCard } from '#src/components/team/attention-card.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { TeamTrendCard } from '#src/components/team/team-trend-card.tsx'
import { TraineesCard } from '#src/components/team/trainees-card.tsx'

const InstallationCards = lazy(async () => ({
  default: (await import('./installation-cards.tsx')).InstallationCards,
}))

/** A manager's home: what needs attention, the trend and the trainees of the team; an admin's: of all teams, and the installation. */
export function TeamHome(props: { user: User }): ReactNode {
  const { user } = props
  const t = useTranslations()
  const [timeZone] = useState(browserTimeZone)
  const watches = can(user, 'watch', { ownerId: null, teamId: user.teamId })
  const { data, error, mutate } = useEndpoint('getTeamOverview', watches ? { query: { timeZone } } : null)
  if (!watches)
    return (
      <Card>
        <EmptyState
          icon={UserRoundX}
          title={t('teams.unassignedTitle')}
          hint={t('teams.unassigned.manager')}
          link={{ to: '/training-setup', label: t('overview.start') }}
        />
      </Card>
    )
  const admin = can(user, 'administer', { ownerId: null })
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Card>
          <ErrorNotice error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {!error && !data && <HomeSkeleton />}
      {data && (
        <>
          <AttentionCard attention={data.attention} />
          <TraineesCard trainees={data.trainees} showTeams={admin} />
          <TeamTrendCard trend={data.trend} allTeams={admin} />
        </>
      )}
      {/* What changes from day to day, and wants something to be done, comes first. */}
      {admin && (data || error) && (
        <Suspense fallback={<HomeSkeleton />}>
          <InstallationCards />
        </Suspense>
      )}
    </div>
  )
}
