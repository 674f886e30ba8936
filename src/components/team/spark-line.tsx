import type { ReactNode } from 'react'
import { useWidth } from '#src/lib/use-width.ts'

const margin = 5

type Point = { x: number; y: number; place: number }

/** Where the scale of some scores begins: at 60, or lower, so that all of them and their changes can be seen. */
export function scaleFrom(scores: readonly (number | null)[]): number {
  const known = scores.filter((score) => score !== null)
  return Math.min(60, ...known.map((score) => Math.floor(score / 20) * 20))
}

/**
 * Where the values of `low` to 100 lie in a box, from left to right; a value that is null has no point. A single value lies at the
 * right, where the latest one is.
 */
export function sparkPoints(
  values: readonly (number | null)[],
  { width, height, low }: { width: number; height: number; low: number },
): Point[] {
  const step = (width - 2 * margin) / Math.max(1, values.length - 1)
  const first = values.length === 1 ? width - margin : margin
  return values.flatMap((value, place) =>
    value === null
      ? []
      : [
          {
            x: round(first + place * step),
            y: levelOf(value, { height, low }),
            place,
          },
        ],
  )
}

/**
 * Scores over time as a small line as wide as its box. The scale goes from `low` to 100;
 * `level` is a dashed line across; `summary` is for screen readers. `apart` says which values are on another scale: they have
 * hollow dots and a thin broken line of their own.
 */
export function SparkLine(props: {
  values: readonly (number | null)[]
  summary: string
  height: number
  low: number
  level?: number
  apart?: readonly boolean[]
  className?: string
}): ReactNode {
  const { box, width } = useWidth<HTMLDivElement>(160)
  const { height, level, low } = props
  const all = sparkPoints(props.values, { width, height, low })
  const points = all.filter(({ place }) => props.apart?.[place] !== true)
  const apart = all.filter(({ place }) => props.apart?.[place] === true)
  const latest = points.at(-1)
  const levelY = level === undefined ? null : levelOf(level, { height, low })
  return (
    <div ref={box} className={props.className}>
      <svg role="img" aria-label={props.summary} width={width} height={height} className="block max-w-full">
        <g aria-hidden>
          {levelY !== null && (
            <line
              x1={0}
              x2={width}
              y1={levelY}
              y2={levelY}
              strokeDasharray="3 4"
              className="stroke-border-strong"
            />
          )}
          {apart.length > 0 && (
            <>
              <polyline
                points={pathOf(apart)}
                fill="none"
                strokeWidth={1}
                strokeDasharray="2 3"
                className="stroke-control"
              />
              {apart.map(({ x, y }) => (
                <circle
                  key={x}
                  cx={x}
                  cy={y}
                  r={2.25}
                  strokeWidth={1.25}
                  className="fill-surface stroke-control"
                />
              ))}
            </>
          )}
          <polyline
            points={pathOf(points)}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-accent-mark"
          />
          {points.map(
            (point) =>
              point !== latest && (
                <circle key={point.x} cx={point.x} cy={point.y} r={1.75} className="fill-accent-mark" />
              ),
          )}
          {latest && <circle cx={latest.x} cy={latest.y} r={4} className="fill-accent" />}
        </g>
      </svg>
    </div>
  )
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

function levelOf(value: number, { height, low }: { height: number; low: number }): number {
  return round(height - margin - ((height - 2 * margin) * (value - low)) / (100 - low))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
