import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A change in words: with an arrow, green above zero and red below; quiet where nothing changed [DASH5], or no more than
 * `steady`, where so little means nothing.
 */
export function ChangeNote(props: { change: number; steady?: number; children: ReactNode }): ReactNode {
  const { change } = props
  const Icon = change > 0 ? ArrowUp : ArrowDown
  return (
    <p
      className={clsx(
        'mt-1 flex items-center gap-1 text-12',
        Math.abs(change) <= (props.steady ?? 0)
          ? 'text-text-muted'
          : ['font-medium', change > 0 ? 'text-positive' : 'text-critical'],
      )}
    >
      {change !== 0 && <Icon aria-hidden size={12} className="shrink-0" />}
      {props.children}
    </p>
  )
}
