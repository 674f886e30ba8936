import type { ReactNode } from 'react'

/** A card of a grid. Its name opens the details, and so does a click anywhere on the card. */
export function ClickableTile(props: {
  name: string
  /** The accessible name of the button. */
  label: string
  /** Below the name. */
  note: ReactNode
  onOpen: () => void
  children: ReactNode
}): ReactNode {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          <button
            type="button"
            aria-label={props.label}
            onClick={props.onOpen}
            className="min-h-6 max-w-full text-left text-16 font-semibold break-words after:absolute after:inset-0"
          >
            {props.name}
          </button>
        </h2>
        {props.note !== null && <p className="text-14 text-text-muted">{props.note}</p>}
      </div>
      {props.children}
    </article>
  )
}
