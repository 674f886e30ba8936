import type { ReactNode } from 'react'
import type { Analytics } from '#protocol/rest/analytics.ts'
import { ChartCard } from '#src/components/ui/chart-card.tsx'
import { ChartDataTable } from '#src/components/ui/chart-data-table.tsx'
import { useFormats } from '#src/lib/format.ts'
import {
  type PlotFrame,
  plotFrame,
  valueToY,
  labelledIndexes,
  bucketPositions,
} from '#src/components/ui/chart-geometry.ts'

export type TimeSeries = Analytics['course']
export type TimeBucket = TimeSeries[number]

const height = 200

/** The geometry for drawing a chart: the centre of each bucket, the bar width, and the y of a value. */
export type ChartGeometry = {
  frame: PlotFrame
  centers: readonly number[]
  barWidth: number
  y: (value: number) => number
}

/**
 * A chart over time: an axis, labels below, and the result of `draw` in between. A screen
 * reader gets `summary`; the numbers are in a table too.
 */
export function TimeSeriesChart(props: {
  title: string
  hint: ReactNode
  summary: string
  course: TimeSeries
  /** Whether a bucket is a month rather than a day. */
  monthly: boolean
  axis: { min: number; max: number }
  columns: readonly { name: string; renderCell: (bucket: TimeBucket) => ReactNode }[]
  bucketHeading: string
  draw: (marks: ChartGeometry) => ReactNode
}): ReactNode {
  const formats = useFormats()
  const labels = useBucketLabels(props.monthly)
  const { course, axis } = props
  const draw = (width: number) => {
    const frame = plotFrame({ width, height })
    const { centers, barWidth } = bucketPositions(frame, course.length)
    const y = (value: number) => valueToY(frame, value, axis)
    return (
      <>
        {[axis.min, (axis.min + axis.max) / 2, axis.max].map((value) => (
          <g key={value}>
            <line x1={frame.left} x2={frame.right} y1={y(value)} y2={y(value)} className="stroke-border" />
            <text
              x={frame.left - 8}
              y={y(value) + 4}
              textAnchor="end"
              className="tabular fill-text-muted text-12"
            >
              {formats.number(value)}
            </text>
          </g>
        ))}
        {labelledIndexes(frame, course.length).map((index) => (
          <text
            key={index}
            x={centers[index]}
            y={height - 6}
            textAnchor="middle"
            className="fill-text-muted text-12"
          >
            {labels.short(course[index])}
          </text>
        ))}
        {props.draw({ frame, centers, barWidth, y })}
      </>
    )
  }
  return (
    <ChartCard title={props.title} hint={props.hint} summary={props.summary} height={height} draw={draw}>
      <ChartDataTable
        label={props.title}
        columns={[{ name: props.bucketHeading }, ...props.columns]}
        rows={course.map((bucket) => ({
          name: labels.full(bucket),
          cells: props.columns.map((column) => column.renderCell(bucket)),
        }))}
      />
    </ChartCard>
  )
}

/** The labels of a bucket, below the axis and in the table: a month, else its day or days. */
function useBucketLabels(monthly: boolean) {
  const formats = useFormats()
  return {
    short: (bucket: TimeBucket | undefined) => {
      if (bucket === undefined) return ''
      return monthly ? formats.shortMonth(bucket.from) : formats.shortDay(bucket.from)
    },
    full: ({ from, to }: TimeBucket) => (from === to ? formats.day(from) : formats.dayRange(from, to)),
  }
}
