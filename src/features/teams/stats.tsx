import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Stat = { name: string; value: ReactNode; hint?: ReactNode }

/** Some numbers side by side, each with its name and a hint. */
export function Stats(props: { stats: readonly Stat[]; className?: string }): ReactNode {
  return (
    <dl className={clsx('grid gap-3', props.className ?? 'grid-cols-2 lg:grid-cols-4')}>
      {props.stats.map((stat) => (
        <div key={stat.name} className="rounded-ui border border-border bg-surface p-3 sm:p-4">
          <dt className="text-12 text-text-muted">{stat.name}</dt>
          <dd className="mt-1">
            <span className="tabular block text-20 font-semibold">{stat.value}</span>
            {stat.hint !== undefined && (
              <span className="mt-0.5 block text-12 text-text-muted">{stat.hint}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
