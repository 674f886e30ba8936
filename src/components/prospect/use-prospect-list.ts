import { useMemo, useState } from 'react'
import type { ListedProspect } from '#protocol/rest/prospects.ts'
import type { Language, SessionLanguage } from '#protocol/vocabulary/language.ts'
import { difficulties, prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { pageSize, type PagedList, usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'

export type ProspectFilters = { search: string; type: string; level: string }
const noFilters: ProspectFilters = { search: '', type: '', level: '' }
/** The search appears from this number of rows on. */
const minRowsForSearch = 7

export type ProspectList = {
  filters: ProspectFilters
  setFilters: (filters: ProspectFilters) => void
  clearFilters: () => void
  pages: PagedList<ListedProspect>
  /** Whether there are no prospects, as opposed to no matches. */
  isEmpty: boolean
  noMatches: boolean
  showSearch: boolean
}

/**
 * The prospects as a paged list, with a search on the server that covers all rows, not only those loaded. `toPractise`:
 * those who speak the reader's language alone come first, then those who speak it among others.
 */
export function useProspectList({ toPractise = false } = {}): ProspectList {
  const { language } = useLanguage()
  const [filters, setFilters] = useState(noFilters)
  const search = filters.search.trim()
  const type = prospectTypes.find((one) => one === filters.type)
  const level = difficulties.find((one) => one === filters.level)
  const listed = usePagedList('listProspects', {
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { type }),
    ...(level === undefined ? {} : { level }),
  })
  const remaining = useWithoutRemoved(listed.rows)
  const rows = useMemo(
    () => (toPractise && remaining ? speakersFirst(remaining, language) : remaining),
    [toPractise, remaining, language],
  )
  const pages = { ...listed, rows }
  const noRows = pages.rows?.length === 0 && !pages.loading
  const unfiltered = search === '' && type === undefined && level === undefined
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

/** In the order in which a reader of the language is offered them: whoever is bilingual may change to the other one. */
const offered: Record<Language, readonly SessionLanguage[]> = {
  en: ['english', 'bilingual', 'spanish'],
  es: ['spanish', 'bilingual', 'english'],
}

/** Sorts the first page only: rows that are loaded later must not push aside what is being read. */
function speakersFirst(rows: readonly ListedProspect[], language: Language): ListedProspect[] {
  const rank = ({ primaryLanguage }: ListedProspect) => offered[language].indexOf(primaryLanguage)
  const first = rows.slice(0, pageSize).toSorted((one, other) => rank(one) - rank(other))
  return [...first, ...rows.slice(pageSize)]
}
