import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, also after the window has changed. */
export function useMediaQuery(text: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(text)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [text],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(text).matches)
}
