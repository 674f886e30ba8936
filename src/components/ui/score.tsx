import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { bandOf, scoreTones } from '#protocol/vocabulary/score-bands.ts'
import { useFormats } from '#src/lib/format.ts'

const strokes = {
  positive: 'stroke-positive-mark',
  caution: 'stroke-caution-mark',
  critical: 'stroke-critical-mark',
}
const fills = { positive: 'bg-positive-mark', caution: 'bg-caution-mark', critical: 'bg-critical-mark' }
const texts = { positive: 'text-positive', caution: 'text-caution', critical: 'text-critical' }

/** A score (0-100) as a ring around its figure. The figure is text; the ring is for the eye alone. */
export function ScoreRing(props: { score: number | null; size?: number; className?: string }): ReactNode {
  const { number } = useFormats()
  const size = props.size ?? 160
  const width = size >= 100 ? 10 : 5
  const radius = (size - width) / 2
  const length = 2 * Math.PI * radius
  return (
    <div
      className={clsx('relative inline-flex shrink-0', props.className)}
      style={{ width: size, height: size }}
    >
      <svg aria-hidden width={size} height={size} className="-rotate-90">
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={width}
          className="stroke-surface-muted"
        />
        {props.score !== null && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - props.score / 100)}
            className={strokes[bandOf(scoreTones, props.score)]}
          />
        )}
      </svg>
      <span
        className={clsx(
          'tabular absolute inset-0 flex items-center justify-center font-semibold tracking-tight',
          size >= 100 ? 'text-40' : 'text-14',
        )}
      >
        {props.score === null ? '–' : number(props.score)}
      </span>
    </div>
  )
}

/** A score (0-100) as a bar. Its figure stands beside it, so the bar itself is hidden from readers. */
export function ScoreBar(props: { score: number | null; className?: string }): ReactNode {
  return (
    <div aria-hidden className={clsx('h-2 overflow-hidden rounded-full bg-surface-muted', props.className)}>
      {props.score !== null && (
        <div
          className={clsx('h-full rounded-full', fills[bandOf(scoreTones, props.score)])}
          style={{ width: `${props.score}%` }}
        />
      )}
    </div>
  )
}

/** A score as a coloured figure. */
export function ScoreFigure(props: { score: number; className?: string }): ReactNode {
  const { number } = useFormats()
  return (
    <span className={clsx('tabular font-semibold', texts[bandOf(scoreTones, props.score)], props.className)}>
      {number(props.score)}
    </span>
  )
}
