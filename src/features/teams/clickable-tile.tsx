import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A card of a grid. Its name leads to the details, and so does a click anywhere on the card. */
export function ClickableTile(props: {
  name: string
  /** The accessible name of the link. */
  label: string
  /** Below the name. */
  note: ReactNode
  to: string
  children: ReactNode
}): ReactNode {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          <Link
            to={props.to}
            aria-label={props.label}
            className="inline-block min-h-6 max-w-full text-16 font-semibold break-words outline-none after:absolute after:inset-0 after:rounded-ui focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            {props.name}
          </Link>
        </h2>
        {props.note !== null && <p className="text-14 text-text-muted">{props.note}</p>}
      </div>
      {props.children}
    </article>
  )
}
