import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a dialog over a thing that can be deleted in it. `leave` closes it before anything is read again, and since
 * what opened it goes away with the thing, the page's heading takes the focus.
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
