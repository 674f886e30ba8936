import { clsx } from 'clsx'
import { User } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf } from '#src/lib/visitor.ts'

/** The initials of a name, or of nobody's a person. The full name always stands beside it, so screen readers skip this. */
export function Avatar(props: {
  name: string | null
  accent?: boolean
  size?: 'small' | 'medium'
  className?: string
}): ReactNode {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none',
        props.size === 'small' ? 'size-7 text-12' : 'size-9 text-14',
        props.accent === true ? 'bg-accent-surface text-accent-text' : 'bg-surface-muted text-text-muted',
        props.className,
      )}
    >
      {props.name === null ? <User size={16} /> : initialsOf(props.name)}
    </span>
  )
}
