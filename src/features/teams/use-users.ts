import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

type Users =
  | { name: 'asking' }
  | { name: 'failed'; error: Error; retry: () => void }
  /** `whole` is false while only the beginning of a long list is there. */
  | { name: 'here'; users: readonly Member[]; whole: boolean }

/**
 * Everybody whom the user may know of, by username. One page says whether there are more; ten thousand people
 * take the server a moment, so the page is shown meanwhile.
 */
export function useUsers(): Users {
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
  if (!first.data) return { name: 'asking' }
  if (!more) return { name: 'here', users: first.data, whole: true }
  return { name: 'here', users: all.data ?? first.data, whole: all.data !== undefined }
}

/** The people who are known by now: none while the list is being asked for. */
export function usersSoFar(users: Users): readonly Member[] {
  return users.name === 'here' ? users.users : []
}
