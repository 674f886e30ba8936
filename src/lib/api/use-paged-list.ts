import { useCallback } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { ResultOf } from '#protocol/rest/endpoint.ts'
import type { EndpointName, Endpoints } from '#protocol/rest/endpoints.ts'
import { requestPage } from './call-endpoint.ts'
import { pageKeyPrefix } from './page-keys.ts'
import { type CallInput, urlOf } from './url.ts'

/** Rows in a page: a few screenfuls. */
export const pageSize = 48

/** The endpoints of paged lists. */
type PagedEndpoint = {
  [Name in EndpointName]: CallInput<Name> extends { query?: { after?: string | undefined } } ? Name : never
}[EndpointName]
type RowOf<Name extends PagedEndpoint> = ResultOf<Endpoints[Name]> extends (infer Row)[] ? Row : never
type Page<Row> = { rows: Row[]; next: string | null }

export type PagedList<Row> = {
  /** All rows read so far; undefined until the first page arrives. */
  rows: Row[] | undefined
  error: Error | undefined
  /** Whether there are more rows after the last one. */
  hasMore: boolean
  /** Whether a page is being read. Until it arrives, the previous query's rows may be shown. */
  loading: boolean
  loadMore: () => void
  retry: () => void
}

/**
 * Reads a list page by page through the cache, one more page for each call of `loadMore`: a list of ten
 * thousand opens as quickly as one of ten. A changed query starts again at its first page and shows the
 * previous rows until that arrives. `params` are the path parameters of the endpoint.
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
    // The endpoint's schema guarantees the type of the rows, but the compiler cannot resolve it for a generic
    // name.
    (key: string) => requestPage(name, key.slice(pageKeyPrefix.length)) as Promise<Page<RowOf<Name>>>,
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const loadMore = useCallback(() => void setSize((before) => before + 1), [setSize])
  // Reads only the missing pages.
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
