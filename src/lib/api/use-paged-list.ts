import { useCallback } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { ResultOf } from '#protocol/rest/endpoint.ts'
import type { EndpointName, Endpoints } from '#protocol/rest/table.ts'
import { requestPage } from './call.ts'
import { pageKeyPrefix } from './page-keys.ts'
import { type CallInput, urlOf } from './url.ts'

/** Rows of a page: some screenfuls. */
export const pageSize = 48

/** The lists that are read by pages. */
type PagedEndpoint = {
  [Name in EndpointName]: CallInput<Name> extends { query?: { after?: string | undefined } } ? Name : never
}[EndpointName]
type RowOf<Name extends PagedEndpoint> = ResultOf<Endpoints[Name]> extends (infer Row)[] ? Row : never
type Page<Row> = { rows: Row[]; next: string | null }

export type PagedList<Row> = {
  /** What was read so far; undefined before the first page has come. */
  rows: Row[] | undefined
  error: Error | undefined
  /** Whether there is more behind the last row. */
  hasMore: boolean
  /** Whether a page is being read. What is shown meanwhile may be of the query before. */
  loading: boolean
  loadMore: () => void
  retry: () => void
}

/**
 * Reads a list page by page through the cache, as far as `more` has asked for: a list of ten thousand opens as
 * quickly as one of ten. A changed query begins anew and keeps the rows of the one before until then. `params` are
 * those of the list's address.
 */
export function usePagedList<Name extends PagedEndpoint>(
  name: Name,
  query: NonNullable<CallInput<Name>['query']>,
  params?: CallInput<Name>['params'],
): PagedList<RowOf<Name>> {
  const { data, error, setSize, isValidating } = useSWRInfinite<Page<RowOf<Name>>, Error>(
    (_, before: Page<RowOf<Name>> | null) => {
      if (before?.next === null) return null
      return (
        pageKeyPrefix +
        urlOf(name, {
          params,
          query: { ...query, limit: pageSize, after: before?.next ?? undefined },
        })
      )
    },
    // The name's row says that these are its rows; the compiler does not follow a name that is not yet known.
    (key: string) => requestPage(name, key.slice(pageKeyPrefix.length)) as Promise<Page<RowOf<Name>>>,
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const loadMore = useCallback(() => void setSize((before) => before + 1), [setSize])
  // The pages that are missing are read, and no other.
  const retry = useCallback(() => void setSize((before) => before), [setSize])
  const last = data?.at(-1)
  return {
    rows: data?.flatMap((page) => page.rows),
    error,
    hasMore: last !== undefined && last.next !== null,
    loading: isValidating,
    loadMore,
    retry,
  }
}
