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
