import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { TeamComparison } from './team-comparison.tsx'
import { Stats } from './stats.tsx'
import { TeamPeriod } from './team-period.tsx'
import { useUsers } from './use-users.ts'

/**
 * The organisation as an admin sees it: its size, a comparison of teams, one team over time, and who may need
 * help.
 */
export function AnalyticsTab(props: { onOpenUser: (id: string) => void }): ReactNode {
  const list = useUsers()
  const teams = useEndpoint('listTeams', {})
  if (list.name === 'failed' || teams.error)
    return (
      <Card>
        <ErrorNotice
          error={teams.error ?? (list.name === 'failed' ? list.error : undefined)}
          onRetry={() => {
            if (list.name === 'failed') list.retry()
            void teams.mutate()
          }}
        />
      </Card>
    )
  // The stats need the whole list: a part of it would give wrong ones.
  if (list.name === 'loading' || !list.complete || !teams.data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-4">
      <OrganisationStats users={list.users} teams={teams.data} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TeamComparison teams={teams.data} />
        <NeedsAttention users={list.users} onOpen={props.onOpenUser} />
      </div>
      <TeamPeriod teams={teams.data} />
    </div>
  )
}

function OrganisationStats(props: { users: readonly Member[]; teams: readonly Team[] }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const { users, teams } = props
  const countWithRole = (role: Member['role']) => users.filter((user) => user.role === role).length
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)
  return (
    <Stats
      stats={[
        {
          name: t('usersTotal'),
          value: formats.number(users.length),
          hint: t('usersByRole', {
            trainees: countWithRole('trainee'),
            managers: countWithRole('manager'),
            admins: countWithRole('admin'),
          }),
        },
        {
          name: t('tabs.teams'),
          value: formats.number(teams.length),
          hint: t('unassignedPeople', { count: users.filter(({ teamId }) => teamId === null).length }),
        },
        {
          name: t('activeTrainees'),
          value: formats.number(sum(teams.map((team) => team.activeTrainees))),
          hint: t('activeInTeams', { days: limits.activeTraineeDays }),
        },
        { name: t('totalSessions'), value: formats.number(sum(users.map((user) => user.sessionsCount))) },
      ]}
    />
  )
}
