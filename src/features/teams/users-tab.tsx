import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import type { User } from '#protocol/rest/current-user.ts'
import type { Member } from '#protocol/rest/users.ts'
import { can, roles } from '#protocol/vocabulary/roles.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { NoTeamNotice } from './no-team-notice.tsx'
import { TeamOptions } from './team-options.tsx'
import { noFilters, useFilteredUsers, type UserFilters, noTeamFilter } from './use-filtered-directory.ts'
import { sortUsers, type UserSort } from './sort-users.ts'
import { useUsers } from './use-users.ts'
import { UserListHeader, UserRow } from './user-row.tsx'

/**
 * Everybody whom the user may see, with a search, a role filter and, for managers and admins, a team filter.
 */
export function UsersTab(props: { user: User; onOpen: (id: string) => void }): ReactNode {
  const { user } = props
  const list = useUsers()
  if (list.name === 'failed')
    return (
      <Card>
        <ErrorNotice error={list.error} onRetry={list.retry} />
      </Card>
    )
  if (list.name === 'loading')
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-4">
      {user.teamId === null && user.role !== 'admin' && <NoTeamNotice role={user.role} />}
      {can(user, 'manageAccount', { ownerId: null, teamId: user.teamId, role: 'trainee' }) && (
        <InvitationsCard user={user} />
      )}
      <UserList user={user} users={list.users} whole={list.complete} onOpen={props.onOpen} />
    </div>
  )
}

function UserList(props: {
  user: User
  users: readonly Member[]
  whole: boolean
  onOpen: (id: string) => void
}): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { user, users } = props
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState<UserSort>({ by: 'user', descending: false })
  const found = useFilteredUsers(users, filters)
  const matching = useMemo(() => sortUsers(found, sort, formats.locale), [found, sort, formats.locale])
  const list = useIncrementalList(matching)
  // A trainee sees the names of others but not their stats (docs/departures.md).
  const showStats = user.role !== 'trainee'
  const newest = newestEdition(users.map(({ criteriaEdition }) => criteriaEdition))
  return (
    <Card>
      <div className="flex flex-wrap gap-2 p-4 sm:gap-3">
        <SearchInput
          label={t('searchUsers')}
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search })}
          className="min-w-0 flex-1 basis-full sm:basis-64"
        />
        <Filters user={user} filters={filters} onChange={setFilters} />
      </div>
      <p role="status" className="tabular px-5 pb-2 text-12 text-text-muted">
        {!props.whole
          ? t('loadingPeople')
          : matching.length === users.length
            ? t('people', { count: users.length })
            : t('peopleOf', { found: formats.number(matching.length), count: users.length })}
      </p>
      {users.some(({ hasEarlierScores }) => hasEarlierScores) && (
        <p className="px-5 pb-2 text-12 text-text-muted">{tEdition('averages')}</p>
      )}
      <div className="border-t border-border">
        {matching.length > 0 && <UserListHeader showStats={showStats} sort={sort} onSort={setSort} />}
        <ul className="divide-y divide-border">
          {list.shown.map((member) => (
            <UserRow
              key={member.id}
              member={member}
              showStats={showStats}
              isSelf={member.id === user.id}
              isEarlier={isEarlierEdition(member.criteriaEdition, newest)}
              onOpen={() => props.onOpen(member.id)}
            />
          ))}
        </ul>
        {props.whole ? (
          <ShowMoreFooter list={list} />
        ) : (
          <Loading label={t('loadingPeople')} className="p-5">
            <Skeleton className="h-9" />
          </Loading>
        )}
        {matching.length === 0 && props.whole && (
          <EmptyState
            icon={SearchX}
            title={t('noUserMatch')}
            hint={t('noMatchHint')}
            action={<Button onClick={() => setFilters(noFilters)}>{t('clear')}</Button>}
          />
        )}
      </div>
    </Card>
  )
}

function Filters(props: {
  user: User
  filters: UserFilters
  onChange: (filters: UserFilters) => void
}): ReactNode {
  const t = useTranslations('teams')
  const { user, filters } = props
  const admin = user.role === 'admin'
  const seesTeams = user.role !== 'trainee'
  // Two short words fit beside each other.
  const isPhone = useIsPhone()
  const { data: teams } = useEndpoint('listTeams', seesTeams ? {} : null)
  return (
    <>
      <Select
        aria-label={t('role')}
        value={filters.role}
        onChange={(event) => props.onChange({ ...filters, role: event.target.value })}
        className="min-w-0 max-sm:flex-1 sm:w-44"
      >
        <option value="">{t(isPhone ? 'role' : 'allRoles')}</option>
        {roles
          .filter((role) => admin || role !== 'admin')
          .map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
      </Select>
      {seesTeams && (
        <Select
          aria-label={t('team')}
          value={filters.team}
          onChange={(event) => props.onChange({ ...filters, team: event.target.value })}
          className="min-w-0 max-sm:flex-1 sm:w-52"
        >
          <option value="">{t(isPhone ? 'team' : 'allTeams')}</option>
          <TeamOptions teams={teams} />
          {admin && <option value={noTeamFilter}>{t('noTeam')}</option>}
        </Select>
      )}
    </>
  )
}
