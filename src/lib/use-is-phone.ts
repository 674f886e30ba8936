import { useMediaQuery } from './use-media-query.ts'

/** Whether the window is narrower than the `sm:` classes ask for. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 40rem)')
}
