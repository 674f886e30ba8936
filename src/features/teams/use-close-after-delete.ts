import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a dialog in which its subject can be deleted. `closeAfterDelete` closes it before the data is reloaded,
 * and moves the focus to the page heading, because the element that opened the dialog disappears.
 */
export function useCloseAfterDelete(onClose: () => void) {
  const [deleted, setGone] = useState(false)
  const closedByDeleteRef = useRef(false)
  return {
    deleted,
    closeAfterDelete: () => {
      closedByDeleteRef.current = true
      flushSync(() => setGone(true))
      onClose()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!closedByDeleteRef.current) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
    },
  }
}
