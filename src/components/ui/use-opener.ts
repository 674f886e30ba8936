import { useState } from 'react'

/**
 * The element that had the focus when a dialog opened, to restore it. Radix only restores the focus to its
 * own trigger, and these dialogs are opened by state. Null if nothing had the focus.
 */
export function useOpener(open: boolean): HTMLElement | null {
  const [opener, setOpener] = useState(() => (open ? currentFocus() : null))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Still needed while the dialog closes.
    if (open) setOpener(currentFocus())
  }
  return opener
}

/**
 * The last focused element. A dialog that is part of the URL renders a little after the click: by then the
 * menu is gone, and its button does not have the focus yet.
 */
let lastFocused: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) lastFocused = focusTargetFor(target)
})

/** What has the focus, or had it last. */
export function currentFocus(): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) return focusTargetFor(focused)
  return lastFocused?.isConnected === true ? lastFocused : null
}

/** A menu item is gone once it is chosen, so the focus returns to the menu's button. */
function focusTargetFor(focused: HTMLElement): HTMLElement | null {
  const menu = focused.closest('[role="menu"]')
  if (!menu) return focused
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}
