import { useEffect, useState } from 'react'

/** Whether the command palette is open. Ctrl+K or ⌘K opens and closes it, except above another dialog. */
export function usePalette(): { open: boolean; setOpen: (open: boolean) => void } {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      const behindDialog = !open && document.documentElement.classList.contains('overlay-open')
      if (!behindDialog && !event.repeat) setOpen(!open)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [open])
  return { open, setOpen }
}

/** How the shortcut is written on this machine. */
export const paletteShortcut = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
