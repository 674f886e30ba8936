import type { ReactNode } from 'react'
import type { Analytics } from '#protocol/rest/analytics.ts'
import { ChartCard } from '#src/components/ui/chart-card.tsx'
import { FiguresTable } from '#src/components/ui/figures-table.tsx'
import { useFormats } from '#src/lib/format.ts'
import { type Frame, frameOf, heightOf, namedPlaces, placesOf } from './plot-course.ts'

export type Course = Analytics['course']
export type Piece = Course[number]

const height = 200

/** What a chart draws its marks with: where each piece stands, how wide it is, and the height of a value. */
export type Marks = { frame: Frame; at: readonly number[]; barWidth: number; y: (value: number) => number }

/**
 * A period piece by piece: an axis from 0 to `most`, the days beneath, and between them what `draw` makes of it.
 * A reader hears `summary`; the figures are in a table too.
 */
export function CourseChart(props: {
  title: string
  hint: ReactNode
  summary: string
  course: Course
  /** Whether the pieces are months, and named so. */
  monthly: boolean
  most: number
  columns: readonly { name: string; of: (piece: Piece) => ReactNode }[]
  pieceName: string
  draw: (marks: Marks) => ReactNode
}): ReactNode {
  const formats = useFormats()
  const nameOf = usePieceNames(props.monthly)
  const { course, most } = props
  const draw = (width: number) => {
    const frame = frameOf({ width, height })
    const { at, barWidth } = placesOf(frame, course.length)
    const y = (value: number) => heightOf(frame, value, most)
    return (
      <>
        {[0, most / 2, most].map((value) => (
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
        {namedPlaces(frame, course.length).map((place) => (
          <text
            key={place}
            x={at[place]}
            y={height - 6}
            textAnchor="middle"
            className="fill-text-muted text-12"
          >
            {nameOf.short(course[place])}
          </text>
        ))}
        {props.draw({ frame, at, barWidth, y })}
      </>
    )
  }
  return (
    <ChartCard title={props.title} hint={props.hint} summary={props.summary} height={height} draw={draw}>
      <FiguresTable
        label={props.title}
        columns={[{ name: props.pieceName }, ...props.columns]}
        rows={course.map((piece) => ({
          name: nameOf.full(piece),
          cells: props.columns.map((column) => column.of(piece)),
        }))}
      />
    </ChartCard>
  )
}

/** What a piece of the course is called beneath the axis and in the table: a month, else its day or days. */
function usePieceNames(monthly: boolean) {
  const formats = useFormats()
  return {
    short: (piece: Piece | undefined) => {
      if (piece === undefined) return ''
      return monthly ? formats.shortMonth(piece.from) : formats.shortDay(piece.from)
    },
    full: ({ from, to }: Piece) => (from === to ? formats.day(from) : formats.days(from, to)),
  }
}
