import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import type { Team } from '#protocol/rest/teams.ts'
import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { NeedsAttention } from '#src/components/team/needs-attention.tsx'
import { useWeakHabits } from '#src/components/team/use-weak-habits.ts'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { TeamComparison } from './team-comparison.tsx'
import { Stats } from './stats.tsx'
import { TeamPeriod } from './team-period.tsx'
import { useUsers } from './use-users.ts'

/**
 * The organisation as an admin sees it: what it comes to in a sentence, who may need help, the teams beside each other, one
 * team over time, and its size.
 */
export function AnalyticsTab(): ReactNode {
  const list = useUsers()
  const habits = useWeakHabits()
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
      <CommonHabit habits={habits} />
      <NeedsAttention users={list.users} habits={habits} />
      <TeamComparison teams={teams.data} />
      <TeamPeriod teams={teams.data} />
      <OrganisationStats users={list.users} teams={teams.data} />
    </div>
  )
}

/** What to train with everybody: the weakest habit that most trainees share. Nothing where no two do, or two habits are as common. */
function CommonHabit(props: { habits: ReadonlyMap<string, WeakHabit> }): ReactNode {
  const t = useTranslations('teams')
  const names = useAnalysisNames()
  const ids = [...props.habits.values()].map(({ criterion }) => criterion)
  const [shared, next] = [...new Set(ids)]
    .map((id) => ({ id, count: ids.filter((one) => one === id).length }))
    .toSorted((a, b) => b.count - a.count)
  if (!shared || shared.count < 2 || next?.count === shared.count) return null
  return (
    <p className="text-16">
      {t('commonHabit', { skill: names.skill(shared.id), count: shared.count, total: ids.length })}
    </p>
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
          hint: t('unassignedPeople', {
            count: users.filter(({ teamId, role }) => teamId === null && role !== 'admin').length,
          }),
        },
        {
          name: t('activeTrainees'),
          value: t('activeOf', {
            active: sum(teams.map((team) => team.activeTrainees)),
            count: users.filter(({ teamId, role }) => teamId !== null && role === 'trainee').length,
          }),
          hint: t('activeInTeams', { days: limits.activeTraineeDays }),
        },
        {
          name: t('totalSessions'),
          value: formats.number(sum(users.map((user) => user.sessionsCount))),
          hint: t('totalSessionsHint'),
        },
      ]}
    />
  )
}
