import { useDeferredValue, useMemo } from 'react'
import type { Team } from '#protocol/rest/teams.ts'
import type { Member } from '#protocol/rest/users.ts'
import { containsSearch } from '#src/lib/contains-search.ts'
import { displayName } from '#src/lib/visitor.ts'

/** The filters of the list of users; empty text matches everything. */
export type UserFilters = { search: string; role: string; team: string }
export const noFilters: UserFilters = { search: '', role: '', team: '' }
/** The filter for people without a team; it cannot be an id. */
export const noTeamFilter = 'none'

/** The people who match the filters. The list is deferred so that typing stays responsive. */
export function useFilteredUsers(users: readonly Member[], filters: UserFilters): readonly Member[] {
  const { search, role, team } = useDeferredValue(filters)
  return useMemo(
    () =>
      users.filter(
        (member) =>
          (role === '' || member.role === role) &&
          (team === '' || (team === noTeamFilter ? member.teamId === null : member.teamId === team)) &&
          (search.trim() === '' ||
            containsSearch(`${displayName(member)} ${member.username} ${member.email ?? ''}`, search)),
      ),
    [users, search, role, team],
  )
}

/** The teams whose name, industry or manager matches, in the server's order: by name. */
export function useFilteredTeams(teams: readonly Team[], typed: string): readonly Team[] {
  const search = useDeferredValue(typed)
  return useMemo(
    () =>
      teams.filter(({ name, industry, manager }) =>
        containsSearch(`${name} ${industry ?? ''} ${manager ? displayName(manager) : ''}`, search),
      ),
    [teams, search],
  )
}
