import { useState } from 'react'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { type PagedList, usePagedList } from '#src/lib/api/use-paged-list.ts'

export type ProspectFilters = { search: string; type: string }
const noFilters: ProspectFilters = { search: '', type: '' }
/** The search appears from this number of rows on. */
const minRowsForSearch = 7

export type ProspectList = {
  filters: ProspectFilters
  setFilters: (filters: ProspectFilters) => void
  clearFilters: () => void
  pages: PagedList<Prospect>
  /** Whether there are no prospects, as opposed to no matches. */
  isEmpty: boolean
  noMatches: boolean
  showSearch: boolean
}

/** The prospects as a paged list, with a search on the server that covers all rows, not only those loaded. */
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
