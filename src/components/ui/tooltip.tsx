import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The specified delays [TOAST5], in milliseconds. */
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const
/** Time to move the pointer from the control to its tooltip. */
const closeDelayMs = 120

type Side = 'top' | 'right' | 'bottom'
type Position = { left: number; top: number; side: Side }

/** When the last tooltip closed: the next one within `skipMs` opens at once. */
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A short text about a control, on hover and on focus. Only visual: the control in `children` has the same
 * text as its accessible name or description. Written by hand because a positioning library would add 13 KB
 * to every first visit.
 */
export function Tooltip(props: {
  text: string
  side?: Side
  disabled?: boolean
  children: ReactNode
}): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [position, setPosition] = useState<Position | null>(null)
  const side = props.side ?? 'top'

  const open = (afterMs: number) => {
    clearTimeout(timer.current)
    if (props.disabled === true) return
    const skipDelay = performance.now() - lastClosedAt < tooltipDelays.skipMs
    timer.current = setTimeout(
      () => setPosition(positionBeside(anchor.current, side)),
      skipDelay ? 0 : afterMs,
    )
  }
  // At once, without a timer: a pointer that happens to be where the tooltip opened would clear it.
  const close = () => {
    clearTimeout(timer.current)
    if (position !== null) lastClosedAt = performance.now()
    setPosition(null)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (position === null) return
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPosition(null)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [position])

  return (
    <>
      <span
        ref={anchor}
        className="contents"
        onPointerEnter={(event) => event.pointerType === 'mouse' && open(tooltipDelays.openMs)}
        onPointerLeave={closeSoon}
        onPointerDown={close}
        onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
        onBlur={close}
      >
        {props.children}
      </span>
      {position !== null &&
        props.disabled !== true &&
        createPortal(
          <div
            aria-hidden
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={close}
            className={`fixed z-50 w-max max-w-64 animate-appear rounded-ui border border-border bg-surface px-2.5 py-1.5 text-12 text-text shadow-raised ${translateClasses[position.side]}`}
            style={{ left: position.left, top: position.top }}
          >
            {props.text}
          </div>,
          document.body,
        )}
    </>
  )
}

const translateClasses: Record<Side, string> = {
  top: '-translate-x-1/2 -translate-y-full',
  bottom: '-translate-x-1/2',
  right: '-translate-y-1/2',
}
const gapPx = 6
/** Half of the maximum width: the centre of a tooltip above or below stays this far from the screen edges. */
const halfWidthPx = 136

function positionBeside(anchor: HTMLElement | null, side: Side): Position | null {
  const box = anchor?.firstElementChild?.getBoundingClientRect()
  if (!box) return null
  if (side === 'right') return { side, left: box.right + gapPx, top: box.top + box.height / 2 }
  const middle = box.left + box.width / 2
  const left = Math.max(halfWidthPx, Math.min(middle, window.innerWidth - halfWidthPx))
  return { side, left, top: side === 'top' ? box.top - gapPx : box.bottom + gapPx }
}
