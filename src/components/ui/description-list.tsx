import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A list of names and values. */
export function DescriptionList(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <dl className={clsx('grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-14', props.className)}>
      {props.children}
    </dl>
  )
}

export function DescriptionItem(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt className="text-text-muted">{props.name}</dt>
      <dd className="min-w-0 text-right text-text">{props.children}</dd>
    </>
  )
}

/** The same for many short values: each below its name, in columns. */
export function FactGrid(props: { children: ReactNode }): ReactNode {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-14 sm:grid-cols-3">{props.children}</dl>
}

export function Fact(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-muted">{props.name}</dt>
      <dd className="break-words text-text">{props.children}</dd>
    </div>
  )
}
