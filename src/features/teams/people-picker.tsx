import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#protocol/rest/users.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { displayName } from '#src/lib/visitor.ts'
import { noFilters, useFilteredUsers } from './use-filtered-directory.ts'
import { useUsers } from './use-users.ts'

/** Selects people by name, from a team or (null) from everybody. */
export function PeoplePicker(props: {
  teamId: string | null
  value: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  /** The error of the selection. */
  error?: string | undefined
}): ReactNode {
  const list = useUsers()
  if (list.name === 'failed') return <ErrorNotice error={list.error} onRetry={list.retry} />
  if (list.name === 'loading')
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    )
  return <LoadedPeoplePicker {...props} users={list.users} />
}

function LoadedPeoplePicker(
  props: Parameters<typeof PeoplePicker>[0] & { users: readonly Member[] },
): ReactNode {
  const t = useTranslations('assignments')
  const { teamId, users, value } = props
  const [query, setQuery] = useState('')
  const search = useDeferredValue(query)
  const team = useMemo(
    () => (teamId === null ? users : users.filter((user) => user.teamId === teamId)),
    [users, teamId],
  )
  const matching = useFilteredUsers(
    team,
    useMemo(() => ({ ...noFilters, search }), [search]),
  )
  const list = useIncrementalList(matching)
  const toggle = (id: string, checked: boolean) => {
    const next = new Set(value)
    if (checked) next.add(id)
    else next.delete(id)
    props.onChange(next)
  }
  return (
    <div className="flex flex-col gap-2">
      <SearchInput label={t('searchPeople')} value={query} onChange={setQuery} />
      <ul className="max-h-56 divide-y divide-border overflow-y-auto rounded-ui border border-border">
        {list.shown.map((user) => (
          <li key={user.id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-mark">
              <input
                type="checkbox"
                aria-label={displayName(user)}
                checked={value.has(user.id)}
                onChange={(event) => toggle(user.id, event.target.checked)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <Avatar size="small" name={displayName(user)} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-14">{displayName(user)}</span>
                <span className="block truncate text-12 text-text-muted">
                  {[user.username, ...(teamId === null && user.team ? [user.team.name] : [])].join(' · ')}
                </span>
              </span>
            </label>
          </li>
        ))}
        {matching.length === 0 && <li className="px-3 py-3 text-14 text-text-muted">{t('noPerson')}</li>}
        {list.shown.length < list.total && (
          <li>
            <ShowMoreFooter list={list} />
          </li>
        )}
      </ul>
      <p role="status" className="text-12 text-text-muted">
        {t('chosen', { count: value.size })}
      </p>
      {props.error !== undefined && <p className="text-12 text-critical">{props.error}</p>}
    </div>
  )
}
