import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { type Pages, usePages } from '#src/lib/api/use-pages.ts'

const names = ['search', 'status', 'type'] as const
type Filters = Record<(typeof names)[number], string>
const noFilters: Filters = { search: '', status: '', type: '' }

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
 * The sessions by pages, searched and filtered by the server over all there are. The filters are kept in
 * the address: on the way back from a session the list is as it was.
 */
export function useHistory(): HistoryList {
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => ({
    search: query.get('search') ?? '',
    status: query.get('status') ?? '',
    type: query.get('type') ?? '',
  }))
  const search = filters.search.trim()
  const status = sessionStatuses.find((one) => one === filters.status)
  const type = sessionTypes.find((one) => one === filters.type)
  const pages = usePages('listTrainingSessions', {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
  })
  const apply = (next: Filters) => {
    setFilters(next)
    const set = names.flatMap((name): [string, string][] => (next[name] === '' ? [] : [[name, next[name]]]))
    setQuery(set, { replace: true })
  }
  const none = pages.rows?.length === 0 && !pages.waiting
  const all = search === '' && status === undefined && type === undefined
  return {
    filters,
    change: (part) => apply({ ...filters, ...part }),
    clear: () => apply(noFilters),
    pages,
    nothing: none && all,
    nothingFits: none && !all,
  }
}
