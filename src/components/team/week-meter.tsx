import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WeekProgress } from '#protocol/rest/overview.ts'

/** More parts would be too thin to count. */
const partsMax = 7

/** The calls of a week against the goal, a part for each. The figures stand beside it, so screen readers skip it. */
export function WeekMeter({ week }: { week: WeekProgress }): ReactNode {
  const parts = Math.min(week.goal, partsMax)
  const full = Math.floor((Math.min(week.completed, week.goal) / week.goal) * parts)
  const met = week.completed >= week.goal
  return (
    <span aria-hidden className="flex w-14 gap-0.5">
      {Array.from({ length: parts }, (_, place) => (
        <span
          key={place}
          className={clsx(
            'h-1.5 flex-1 rounded-full',
            place >= full ? 'bg-surface-muted' : met ? 'bg-positive-mark' : 'bg-accent-mark',
          )}
        />
      ))}
    </span>
  )
}
