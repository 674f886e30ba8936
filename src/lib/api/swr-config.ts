import type { SWRConfiguration } from 'swr'

/**
 * The specification's cache [API4]: nothing goes stale by time, nothing is read again because a
 * window got the focus, nothing is polled, nothing is tried again by itself.
 */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}
