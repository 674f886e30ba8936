import { useState } from 'react'

/**
 * Whatever had the focus when a dialog opened, to give it back. Radix gives it back to its own trigger
 * only, and these dialogs are opened by state. Null where nothing had it.
 */
export function useOpener(open: boolean): HTMLElement | null {
  const [opener, setOpener] = useState(() => (open ? currentFocus() : null))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // While it closes it is still needed.
    if (open) setOpener(currentFocus())
  }
  return opener
}

/**
 * What had the focus last. A dialog that stands in the address is drawn a little after it was asked for: the
 * menu that asked is gone by then, and its button has the focus not yet.
 */
let lastFocused: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) lastFocused = focusTargetFor(target)
})

function currentFocus(): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) return focusTargetFor(focused)
  return lastFocused?.isConnected === true ? lastFocused : null
}

/** An item of a menu is gone once it is chosen: the menu's button stands for it. */
function focusTargetFor(focused: HTMLElement): HTMLElement | null {
  const menu = focused.closest('[role="menu"]')
  if (!menu) return focused
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}
