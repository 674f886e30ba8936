import { useEffect } from 'react'

let open = 0

/**
 * Holds the page still behind a dialog, by a class. Radix's own lock (part of its Overlay) injects a style
 * element, which the content security policy refuses; that is why dialogs draw their overlay themselves.
 */
export function useOverlayLock(): void {
  useEffect(() => {
    open += 1
    document.body.classList.add('overlay-open')
    return () => {
      open -= 1
      if (open === 0) document.body.classList.remove('overlay-open')
    }
  }, [])
}

/** The lock as an element: mounted exactly while the dialog is open. */
export function OverlayLock(): null {
  useOverlayLock()
  return null
}
