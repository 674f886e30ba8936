import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export function Card({ className, ...props }: ComponentProps<'section'>): ReactNode {
  return <section {...props} className={clsx('rounded-ui border border-border bg-surface', className)} />
}

/** The header of a card: title, description and action. */
export function CardHeader(props: {
  title: string
  description?: ReactNode
  action?: ReactNode
  id?: string
  level?: 2 | 3
}): ReactNode {
  const Heading = props.level === 3 ? 'h3' : 'h2'
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
      <div className="min-w-0">
        <Heading id={props.id} className="text-16 font-semibold text-text">
          {props.title}
        </Heading>
        {props.description !== undefined && (
          <p className="mt-0.5 text-14 text-text-muted">{props.description}</p>
        )}
      </div>
      {props.action}
    </header>
  )
}
