import type { ReactNode } from 'react'

/** The hollow dot of a chart's points that stand apart, beside what it means. */
export function EarlierLegend(props: { children: ReactNode; className?: string }): ReactNode {
  return (
    <span className={props.className ?? 'inline-flex items-start gap-2'}>
      <svg aria-hidden width={14} height={12} className="mt-0.5 shrink-0">
        <circle cx={7} cy={6} r={3.5} fill="none" strokeWidth={1.5} className="stroke-control" />
      </svg>
      <span>{props.children}</span>
    </span>
  )
}
