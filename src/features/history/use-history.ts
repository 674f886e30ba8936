import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { type PagedList, usePagedList } from '#src/lib/api/use-paged-list.ts'

const filterNames = ['search', 'status', 'type'] as const
type Filters = Record<(typeof filterNames)[number], string>
const noFilters: Filters = { search: '', status: '', type: '' }

export type HistoryList = {
  filters: Filters
  changeFilters: (part: Partial<Filters>) => void
  clearFilters: () => void
  pages: PagedList<TrainingSession>
  /** There is no session at all, rather than none that matches. */
  hasNoSessions: boolean
  hasNoMatches: boolean
}

/**
 * The sessions in pages; the server searches and filters them. The filters are in the URL, so that the list
 * is unchanged when the user returns from a session.
 */
export function useHistory(): HistoryList {
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => ({
    search: query.get('search') ?? '',
    status: query.get('status') ?? '',
    type: query.get('type') ?? '',
  }))
  const search = filters.search.trim()
  const status = sessionStatuses.find((value) => value === filters.status)
  const type = sessionTypes.find((value) => value === filters.type)
  const pages = usePagedList('listTrainingSessions', {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
  })
  const apply = (next: Filters) => {
    setFilters(next)
    const params = filterNames.flatMap((name): [string, string][] =>
      next[name] === '' ? [] : [[name, next[name]]],
    )
    setQuery(params, { replace: true })
  }
  const isEmpty = pages.rows?.length === 0 && !pages.loading
  const unfiltered = search === '' && status === undefined && type === undefined
  return {
    filters,
    changeFilters: (part) => apply({ ...filters, ...part }),
    clearFilters: () => apply(noFilters),
    pages,
    hasNoSessions: isEmpty && unfiltered,
    hasNoMatches: isEmpty && !unfiltered,
  }
}
