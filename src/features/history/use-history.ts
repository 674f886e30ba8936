import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { historyPeriods, type TrainingSession } from '#protocol/rest/training-sessions.ts'
import { callEndings } from '#protocol/vocabulary/call-ending.ts'
import { sessionKinds, sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { type PagedList, usePagedList } from '#src/lib/api/use-paged-list.ts'

const filterNames = ['search', 'days', 'debtor', 'status', 'type', 'ending', 'kind'] as const
type Filters = Record<(typeof filterNames)[number], string>
const noFilters: Filters = { search: '', days: '', debtor: '', status: '', type: '', ending: '', kind: '' }

/** The address may hold anything; the server refuses what is no id. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

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
    days: query.get('days') ?? '',
    debtor: query.get('debtor') ?? '',
    status: query.get('status') ?? '',
    type: query.get('type') ?? '',
    ending: query.get('ending') ?? '',
    kind: query.get('kind') ?? '',
  }))
  const search = filters.search.trim()
  const days = historyPeriods.find((value) => value === filters.days)
  const prospectId = uuid.test(filters.debtor) ? filters.debtor : undefined
  const status = sessionStatuses.find((value) => value === filters.status)
  const type = sessionTypes.find((value) => value === filters.type)
  const ending = callEndings.find((value) => value === filters.ending)
  const kind = sessionKinds.find((value) => value === filters.kind)
  const applied = {
    ...(search === '' ? {} : { search }),
    ...(days === undefined ? {} : { days }),
    ...(prospectId === undefined ? {} : { prospectId }),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
    ...(ending === undefined ? {} : { ending }),
    ...(kind === undefined ? {} : { kind }),
  }
  const pages = usePagedList('listTrainingSessions', applied)
  const apply = (next: Filters) => {
    setFilters(next)
    const params = filterNames.flatMap((name): [string, string][] =>
      next[name] === '' ? [] : [[name, next[name]]],
    )
    setQuery(params, { replace: true })
  }
  const isEmpty = pages.rows?.length === 0 && !pages.loading
  const unfiltered = Object.keys(applied).length === 0
  return {
    filters,
    changeFilters: (part) => apply({ ...filters, ...part }),
    clearFilters: () => apply(noFilters),
    pages,
    hasNoSessions: isEmpty && unfiltered,
    hasNoMatches: isEmpty && !unfiltered,
  }
}
