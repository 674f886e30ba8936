import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

/** A change in words: with an arrow, green above zero and red below; quiet where nothing changed [DASH5]. */
export function ChangeNote(props: { change: number; children: ReactNode }): ReactNode {
  const { change } = props
  const Icon = change > 0 ? ArrowUp : ArrowDown
  return (
    <p
      className={clsx(
        'mt-1 flex items-center gap-1 text-12',
        change === 0 ? 'text-text-muted' : ['font-medium', change > 0 ? 'text-positive' : 'text-critical'],
      )}
    >
      {change !== 0 && <Icon aria-hidden size={12} className="shrink-0" />}
      {props.children}
    </p>
  )
}
