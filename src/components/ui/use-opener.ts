import { useState } from 'react'

/**
 * Whatever had the focus when a dialog opened, to give it back. Radix gives it back to its own trigger
 * only, and these dialogs are opened by state. Null where nothing had it.
 */
export function useOpener(open: boolean): HTMLElement | null {
  const [opener, setOpener] = useState(() => (open ? focusedNow() : null))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // While it closes it is still needed.
    if (open) setOpener(focusedNow())
  }
  return opener
}

function focusedNow(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  // An item of a menu is gone once it is chosen: the menu's button stands for it.
  const menu = focused.closest('[role="menu"]')
  if (!menu) return focused
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}
