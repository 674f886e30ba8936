import type { ReactNode, RefObject } from 'react'
import { Card } from '#src/components/ui/card.tsx'

/** A part of the editor with entries. Its heading can take the focus. */
export function EditorSection({
  title,
  hint,
  error,
  heading,
  children,
}: {
  title: string
  hint: string
  error?: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}): ReactNode {
  return (
    <Card>
      <header className="px-5 pt-4 pb-3">
        <h2
          ref={heading}
          tabIndex={-1}
          data-invalid={error === undefined ? undefined : ''}
          className="text-16 font-semibold"
        >
          {title}
        </h2>
        <p className="mt-0.5 text-14 text-text-muted">{hint}</p>
        {error !== undefined && (
          <p role="alert" className="mt-1.5 text-12 text-critical">
            {error}
          </p>
        )}
      </header>
      <div className="flex flex-col gap-4 px-5 pb-5">{children}</div>
    </Card>
  )
}
