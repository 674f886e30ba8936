import { useState } from 'react'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { type Pages, usePages } from '#src/lib/api/use-pages.ts'

export type ProspectFilters = { search: string; type: string }
const noFilters: ProspectFilters = { search: '', type: '' }
/** The search appears once there is more than fits the eye. */
const searchFrom = 7

export type ProspectList = {
  filters: ProspectFilters
  setFilters: (filters: ProspectFilters) => void
  clear: () => void
  pages: Pages<Prospect>
  /** Whether there is nobody at all, and not only nobody who fits. */
  nobody: boolean
  nobodyFits: boolean
  /** Whether there are so many that a search helps. */
  many: boolean
}

/** The prospects by pages, with a search that the server makes: it finds beyond what was read. */
export function useProspectList(): ProspectList {
  const [filters, setFilters] = useState(noFilters)
  const search = filters.search.trim()
  const type = prospectTypes.find((one) => one === filters.type)
  const pages = usePages('listProspects', {
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { type }),
  })
  const none = pages.rows?.length === 0 && !pages.waiting
  const all = search === '' && type === undefined
  return {
    filters,
    setFilters,
    clear: () => setFilters(noFilters),
    pages,
    nobody: none && all,
    nobodyFits: none && !all,
    many: !all || pages.hasMore || (pages.rows?.length ?? 0) >= searchFrom,
  }
}
