import { useSearchParams } from 'react-router-dom'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { type Pages, usePages } from '#src/lib/api/use-pages.ts'
import { typingPauseMs, useCalm } from '#src/lib/use-calm.ts'

const names = ['search', 'status', 'type'] as const
type Filters = Record<(typeof names)[number], string>

export type HistoryList = {
  filters: Filters
  change: (part: Partial<Filters>) => void
  clear: () => void
  pages: Pages<TrainingSession>
  /** Whether there is no session at all, and not only none that fits. */
  nothing: boolean
  nothingFits: boolean
}

/**
 * The sessions by pages, searched and filtered by the server over all there are. The filters stand in the
 * address: on the way back from a session the list is as it was.
 */
export function useHistory(): HistoryList {
  const [query, setQuery] = useSearchParams()
  const filters: Filters = {
    search: query.get('search') ?? '',
    status: query.get('status') ?? '',
    type: query.get('type') ?? '',
  }
  const search = useCalm(filters.search.trim(), typingPauseMs)
  const status = sessionStatuses.find((one) => one === filters.status)
  const type = sessionTypes.find((one) => one === filters.type)
  const pages = usePages('listTrainingSessions', {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
  })
  const change = (part: Partial<Filters>) => {
    const next = { ...filters, ...part }
    setQuery(
      names.flatMap((name): [string, string][] => (next[name] === '' ? [] : [[name, next[name]]])),
      { replace: true },
    )
  }
  const none = pages.rows?.length === 0 && !pages.waiting
  const all = search === '' && status === undefined && type === undefined
  return {
    filters,
    change,
    clear: () => setQuery({}, { replace: true }),
    pages,
    nothing: none && all && filters.search === '',
    nothingFits: none && !all,
  }
}
