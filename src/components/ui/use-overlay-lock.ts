import { useEffect } from 'react'

let openOverlays = 0

/**
 * Holds the page still behind a dialog, by a class. Radix's own lock (part of its Overlay) injects a style
 * element, which the content security policy refuses; that is why dialogs draw their overlay themselves.
 */
export function useOverlayLock(): void {
  useEffect(() => {
    const page = document.documentElement
    if (openOverlays === 0) page.classList.toggle('had-scrollbar', page.scrollHeight > page.clientHeight)
    openOverlays += 1
    page.classList.add('overlay-open')
    return () => {
      openOverlays -= 1
      if (openOverlays === 0) page.classList.remove('overlay-open', 'had-scrollbar')
    }
  }, [])
}

/** The lock as an element: mounted exactly while the dialog is open. */
export function OverlayLock(): null {
  useOverlayLock()
  return null
}
