import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a dialog over a thing that can be deleted in it. `leave` closes it before anything is read again, and since
 * what opened it goes away with the thing, the page's heading takes the focus.
 */
export function useGone(onClose: () => void) {
  const [gone, setGone] = useState(false)
  const left = useRef(false)
  return {
    gone,
    leave: () => {
      left.current = true
      flushSync(() => setGone(true))
      onClose()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!left.current) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
    },
  }
}
