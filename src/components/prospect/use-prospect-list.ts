import { useState } from 'react'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { type PagedList, usePagedList } from '#src/lib/api/use-paged-list.ts'

export type ProspectFilters = { search: string; type: string }
const noFilters: ProspectFilters = { search: '', type: '' }
/** The search appears once there is more than fits the eye. */
const minRowsForSearch = 7

export type ProspectList = {
  filters: ProspectFilters
  setFilters: (filters: ProspectFilters) => void
  clearFilters: () => void
  pages: PagedList<Prospect>
  /** Whether there is nobody at all, and not only nobody who fits. */
  isEmpty: boolean
  noMatches: boolean
  /** Whether there are so many that a search helps. */
  showSearch: boolean
}

/** The prospects by pages, with a search that the server makes: it finds beyond what was read. */
export function useProspectList(): ProspectList {
  const [filters, setFilters] = useState(noFilters)
  const search = filters.search.trim()
  const type = prospectTypes.find((one) => one === filters.type)
  const pages = usePagedList('listProspects', {
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { type }),
  })
  const noRows = pages.rows?.length === 0 && !pages.loading
  const unfiltered = search === '' && type === undefined
  return {
    filters,
    setFilters,
    clearFilters: () => setFilters(noFilters),
    pages,
    isEmpty: noRows && unfiltered,
    noMatches: noRows && !unfiltered,
    showSearch: !unfiltered || pages.hasMore || (pages.rows?.length ?? 0) >= minRowsForSearch,
  }
}
