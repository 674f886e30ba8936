import { useCallback } from 'react'
import useSWR, { useSWRConfig, type SWRResponse } from 'swr'
import type { ResultOf } from '#protocol/rest/endpoint.ts'
import type { EndpointName, Endpoints } from '#protocol/rest/endpoints.ts'
import { ApiError } from './api-error.ts'
import { request } from './call-endpoint.ts'
import { pageKeyPrefix, pagedListKeyPrefix } from './page-keys.ts'
import { type CallInput, isKeyOf, urlOf } from './url.ts'

type ReadInput<Name extends EndpointName> = Omit<CallInput<Name>, 'body'>
type UntypedInput = Parameters<typeof urlOf>[1]

const liveOptions = { refreshInterval: 60_000, revalidateOnFocus: true, revalidateOnReconnect: true }

/**
 * Reads an endpoint through the cache. With `null` as input it reads nothing yet. A list keeps its last rows
 * while it is refetched; a single record does not, or a page would show its neighbour's data. `live`: it is read again
 * every minute while the page is visible, and when it comes back into view [NOTICE10].
 */
export function useEndpoint<Name extends EndpointName>(
  name: Name,
  input: ReadInput<Name> | null,
  options: { on401?: 'throw' | 'undefined'; live?: boolean } = {},
): SWRResponse<ResultOf<Endpoints[Name]> | undefined, Error> {
  const untypedInput = input as UntypedInput | null
  const key = untypedInput === null ? null : urlOf(name, untypedInput)
  return useSWR<ResultOf<Endpoints[Name]> | undefined, Error>(
    key,
    async () => {
      try {
        return await request(name, untypedInput ?? {})
      } catch (error) {
        if (options.on401 === 'undefined' && error instanceof ApiError && error.status === 401)
          return undefined
        throw error
      }
    },
    { keepPreviousData: untypedInput?.params === undefined, ...(options.live === true ? liveOptions : {}) },
  )
}

/** Drops the cached data of these endpoints; what is on the screen is refetched at once. */
export function useInvalidate(): (...names: EndpointName[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (...names) => {
      const matchesAny = (key: string) => names.some((name) => isKeyOf(name, key))
      const options = { revalidate: true }
      const pagedListKeys = [...cache.keys()].filter((key) => matchesAny(key.replace(pagedListKeyPrefix, '')))
      await Promise.all([
        mutate(
          (key) => typeof key === 'string' && matchesAny(key.replace(pageKeyPrefix, '')),
          undefined,
          options,
        ),
        // SWR stores a paged list separately from its pages, where the filter above does not look.
        ...pagedListKeys.map((key) => mutate(key, undefined, options)),
      ])
    },
    [cache, mutate],
  )
}
