import type { SWRConfiguration } from 'swr'

/**
 * The cache behaves as specified [API4]: data never expires, window focus does not refetch it, nothing is
 * polled, and failed requests are not retried automatically.
 */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}
