import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

type UsersState =
  | { name: 'loading' }
  | { name: 'failed'; error: Error; retry: () => void }
  /** `whole` is false while only the beginning of a long list is there. */
  | { name: 'loaded'; users: readonly Member[]; complete: boolean }

/**
 * Everybody whom the user may see, by username. The first page shows whether there are more; loading ten
 * thousand people takes a moment, so the page is shown meanwhile.
 */
export function useUsers(): UsersState {
  const first = useEndpoint('listUsers', { query: { limit: limits.pageMax } })
  const more = first.data !== undefined && first.data.length >= limits.pageMax
  const all = useEndpoint('listUsers', more ? {} : null)
  const error = first.error ?? (more ? all.error : undefined)
  if (error)
    return {
      name: 'failed',
      error,
      retry: () => {
        void first.mutate()
        if (more) void all.mutate()
      },
    }
  if (!first.data) return { name: 'loading' }
  if (!more) return { name: 'loaded', users: first.data, complete: true }
  return { name: 'loaded', users: all.data ?? first.data, complete: all.data !== undefined }
}

/** The people loaded so far; none while loading. */
export function loadedUsers(users: UsersState): readonly Member[] {
  return users.name === 'loaded' ? users.users : []
}
