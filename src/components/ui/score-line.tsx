import type { ReactNode } from 'react'
import { linePath, type PlotFrame } from './chart-geometry.ts'

type Point = { x: number; y: number | null }

/** Scores of a chart as a line beside the dashed one of the pass mark. `dots`: of each score, or of the last one alone. */
export function ScoreLine(props: {
  frame: Pick<PlotFrame, 'left' | 'right'>
  points: readonly Point[]
  passMarkY: number
  dots?: 'all' | 'last'
}): ReactNode {
  const { frame, points, passMarkY, dots = 'all' } = props
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
