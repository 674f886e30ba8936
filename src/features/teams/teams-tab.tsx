import { Plus, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { SearchResultsGrid } from '#src/components/ui/search-results-grid.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { TeamTile } from './team-tile.tsx'
import { NoTeamNotice } from './no-team-notice.tsx'
import { useFilteredTeams } from './use-filtered-directory.ts'
import { useTeamActions } from './use-team-actions.ts'

const TeamForm = lazy(async () => ({ default: (await import('./team-form.tsx')).TeamForm }))

/** The teams that the user may see: a manager's own one, or all for an admin, who also creates them. */
export function TeamsTab(props: { user: User }): ReactNode {
  const t = useTranslations('teams')
  const { user } = props
  const { data, error, mutate } = useEndpoint('listTeams', {})
  const actions = useTeamActions(user)
  const [creating, setCreating] = useState(false)
  const mayCreate = can(user, 'administer', { ownerId: null })
  const create = mayCreate && (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden size={16} />
      {data?.length === 0 ? t('createFirstTeam') : t('createTeam')}
    </Button>
  )
  return (
    <>
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </Loading>
      )}
      {data?.length === 0 && user.role === 'manager' && <NoTeamNotice role={user.role} />}
      {data?.length === 0 && mayCreate && (
        <Card>
          <EmptyState icon={Users} title={t('noTeams')} hint={t('noTeamsHint')} action={create} />
        </Card>
      )}
      {data && data.length > 0 && <Teams teams={data} action={create} />}
      {creating && (
        <Suspense>
          <TeamForm team={null} onSave={actions.create} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  )
}

function Teams(props: { teams: readonly Team[]; action: ReactNode }): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  const [search, setSearch] = useState('')
  const found = useFilteredTeams(props.teams, search)
  const newest = newestEdition(props.teams.map(({ criteriaEdition }) => criteriaEdition))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchInput
          label={t('searchTeams')}
          value={search}
          onChange={setSearch}
          className="min-w-0 flex-1 basis-56 sm:max-w-md"
        />
        {props.action}
      </div>
      <p role="status" className="sr-only">
        {t('teamsCount', { count: found.length })}
      </p>
      {props.teams.some(({ hasEarlierScores }) => hasEarlierScores) && (
        <p className="mb-3 text-12 text-text-muted">{tEdition('averages')}</p>
      )}
      <SearchResultsGrid
        results={found}
        emptyText={{ title: t('noTeamMatch'), hint: t('noMatchHint'), clear: t('clear') }}
        onClear={() => setSearch('')}
      >
        {(team) => <TeamTile team={team} isEarlier={isEarlierEdition(team.criteriaEdition, newest)} />}
      </SearchResultsGrid>
    </>
  )
}
