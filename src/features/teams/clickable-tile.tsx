import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const nameClass =
  'min-h-6 max-w-full text-left text-16 font-semibold break-words after:absolute after:inset-0'

/** A card of a grid. Its name opens the details, or leads to them, and so does a click anywhere on the card. */
export function ClickableTile(props: {
  name: string
  /** The accessible name of the button or link. */
  label: string
  /** Below the name. */
  note: ReactNode
  open: (() => void) | { to: string }
  children: ReactNode
}): ReactNode {
  const { open } = props
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          {typeof open === 'function' ? (
            <button type="button" aria-label={props.label} onClick={open} className={nameClass}>
              {props.name}
            </button>
          ) : (
            <Link
              to={open.to}
              aria-label={props.label}
              className={clsx(
                nameClass,
                'inline-block outline-none after:rounded-ui focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark',
              )}
            >
              {props.name}
            </Link>
          )}
        </h2>
        {props.note !== null && <p className="text-14 text-text-muted">{props.note}</p>}
      </div>
      {props.children}
    </article>
  )
}
