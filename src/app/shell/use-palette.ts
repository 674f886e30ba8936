import { useCallback, useEffect, useState } from 'react'
import { currentFocus } from '#src/components/ui/use-opener.ts'

/** The open palette: what is typed into it, and what had the focus before. */
export type OpenPalette = { search: string; opener: HTMLElement | null }

/**
 * The command palette, null while it is closed. Ctrl+K or ⌘K opens and closes it, except above another dialog.
 */
export function usePalette(): {
  palette: OpenPalette | null
  open: () => void
  close: () => void
  setSearch: (search: string) => void
} {
  const [palette, setPalette] = useState<OpenPalette | null>(null)
  const open = useCallback(() => setPalette({ search: '', opener: currentFocus() }), [])
  const close = useCallback(() => setPalette(null), [])
  const isOpen = palette !== null
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      if (event.repeat) return
      if (isOpen) close()
      else if (!document.documentElement.classList.contains('overlay-open')) open()
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [isOpen, open, close])
  const setSearch = useCallback(
    (search: string) => setPalette((current) => current && { ...current, search }),
    [],
  )
  return { palette, open, close, setSearch }
}

/** How the shortcut is written on this machine. */
export const paletteShortcut = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
