import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bandOf, type ScoreTone } from '#protocol/vocabulary/score-bands.ts'
import { useFormats } from '#src/lib/format.ts'
import { Badge } from './badge.tsx'

const strokeClasses: Record<ScoreTone, string> = {
  positive: 'stroke-positive-mark',
  caution: 'stroke-caution-mark',
  critical: 'stroke-critical-mark',
}
/** The fill colour of a score mark. */
export const scoreFillClasses: Record<ScoreTone, string> = {
  positive: 'bg-positive-mark',
  caution: 'bg-caution-mark',
  critical: 'bg-critical-mark',
}
/** The text colour of a score. */
export const scoreTextClasses: Record<ScoreTone, string> = {
  positive: 'text-positive',
  caution: 'text-caution',
  critical: 'text-critical',
}

/** A score (0-100) as a ring around its number. Screen readers read the number only. */
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
            className={strokeClasses[bandOf(props.score).tone]}
          />
        )}
      </svg>
      <span
        className={clsx(
          'tabular absolute inset-0 flex items-center justify-center font-semibold tracking-tight',
          size >= 100 ? 'text-40' : size >= 64 ? 'text-20' : 'text-14',
        )}
      >
        {props.score === null ? '–' : number(props.score)}
      </span>
    </div>
  )
}

/** A score (0-100) as a bar. The number stands beside it, so screen readers skip the bar. */
export function ScoreBar(props: { score: number | null; className?: string }): ReactNode {
  return (
    <div aria-hidden className={clsx('h-2 overflow-hidden rounded-full bg-surface-muted', props.className)}>
      {props.score !== null && (
        <div
          className={clsx('h-full rounded-full', scoreFillClasses[bandOf(props.score).tone])}
          style={{ width: `${props.score}%` }}
        />
      )}
    </div>
  )
}

/** A score as a coloured number. */
export function ScoreNumber(props: { score: number; className?: string }): ReactNode {
  const { number } = useFormats()
  return (
    <span
      className={clsx('tabular font-semibold', scoreTextClasses[bandOf(props.score).tone], props.className)}
    >
      {number(props.score)}
    </span>
  )
}

/** The name of a score's band. */
export function ScoreBandName(props: { score: number }): ReactNode {
  const t = useTranslations('analysis.bands')
  return t(bandOf(props.score).name)
}

/** The name of a score's band as a coloured badge. */
export function ScoreBadge(props: { score: number }): ReactNode {
  return (
    <Badge tone={bandOf(props.score).tone}>
      <ScoreBandName score={props.score} />
    </Badge>
  )
}
