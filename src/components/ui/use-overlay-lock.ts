import { useEffect } from 'react'

let openOverlays = 0

/**
 * Locks scrolling behind a dialog with a class. Radix's own lock (in its Overlay) injects a style element,
 * which the content security policy blocks; this is why dialogs render their own overlay.
 */
export function useOverlayLock(): void {
  useEffect(() => {
    const page = document.documentElement
    // One that floats above the page, as on phones, leaves no place behind.
    if (openOverlays === 0) page.classList.toggle('had-scrollbar', window.innerWidth > page.clientWidth)
    openOverlays += 1
    page.classList.add('overlay-open')
    return () => {
      openOverlays -= 1
      if (openOverlays === 0) page.classList.remove('overlay-open', 'had-scrollbar')
    }
  }, [])
}

/** The lock as a component: mounted exactly while the dialog is open. */
export function OverlayLock(): null {
  useOverlayLock()
  return null
}
