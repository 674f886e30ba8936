import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** What an empty screen or list shows: what belongs here, why it is empty, and what to do next. */
export function EmptyState(props: {
  icon: LucideIcon
  title: string
  hint?: string
  action?: ReactNode
  /** A link in place of `action`. */
  link?: { to: string; label: string }
}): ReactNode {
  const Icon = props.icon
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-10 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-surface-muted text-text-muted">
        <Icon aria-hidden size={20} />
      </span>
      <p className="text-16 font-medium text-text">{props.title}</p>
      {props.hint !== undefined && <p className="max-w-sm text-14 text-text-muted">{props.hint}</p>}
      {props.action !== undefined && <div className="mt-4">{props.action}</div>}
      {props.link !== undefined && (
        <ButtonLink to={props.link.to} variant="primary" className="mt-4">
          {props.link.label}
        </ButtonLink>
      )}
    </div>
  )
}
