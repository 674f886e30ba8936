import type { ReactNode } from 'react'
import { linePath, type PlotFrame } from './chart-geometry.ts'

/** `apart`: on another scale than the others. */
type Point = { x: number; y: number | null; apart?: boolean }

/**
 * Scores of a chart as a line beside the dashed one of the pass mark. `dots`: of each score, or of the last one alone. Those that
 * stand apart have hollow dots and a thin broken line of their own.
 */
export function ScoreLine(props: {
  frame: Pick<PlotFrame, 'left' | 'right'>
  points: readonly Point[]
  passMarkY: number
  dots?: 'all' | 'last'
}): ReactNode {
  const { frame, passMarkY, dots = 'all' } = props
  const points = props.points.filter(({ apart }) => apart !== true)
  const apart = props.points.filter((point) => point.apart === true)
  return (
    <>
      <line
        x1={frame.left}
        x2={frame.right}
        y1={passMarkY}
        y2={passMarkY}
        strokeDasharray="5 4"
        className="stroke-control"
      />
      <path
        d={linePath(apart)}
        fill="none"
        strokeWidth={1}
        strokeDasharray="2 3"
        className="stroke-control"
      />
      {apart.map(
        ({ x, y }) =>
          y !== null && (
            <circle key={x} cx={x} cy={y} r={3} strokeWidth={1.5} className="fill-surface stroke-control" />
          ),
      )}
      <path
        d={linePath(points)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-accent-mark"
      />
      {points.map(
        ({ x, y }, at) =>
          y !== null &&
          (dots === 'all' || at === points.length - 1) && (
            <circle key={x} cx={x} cy={y} r={3} className="fill-accent" />
          ),
      )}
    </>
  )
}
