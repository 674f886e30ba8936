import { type ReactNode, useId } from 'react'
import { useWidth } from '#src/lib/use-width.ts'
import { Card, CardHeader } from './card.tsx'
import { FoldableCard } from './foldable-card.tsx'

/**
 * A card with a chart as wide as the card. `draw` renders the chart for a width in pixels; screen readers get
 * `summary` instead. `children`, above all the data table, stand below it.
 */
export function ChartCard(props: {
  title: string
  hint: ReactNode
  summary: string
  height: number
  draw: (width: number) => ReactNode
  children: ReactNode
  /** Folded on a phone, as one part of a long page. */
  foldable?: boolean
}): ReactNode {
  const titleId = useId()
  const { box, width } = useWidth<HTMLDivElement>(480)
  const chart = (
    <div className="px-5 pb-5">
      <div ref={box}>
        <svg
          role="img"
          aria-labelledby={titleId}
          width={width}
          height={props.height}
          className="block max-w-full"
        >
          <title id={titleId}>{props.summary}</title>
          <g aria-hidden>{props.draw(width)}</g>
        </svg>
      </div>
      {props.children}
    </div>
  )
  if (props.foldable === true)
    return (
      <FoldableCard title={props.title} description={props.hint} className="min-w-0">
        {chart}
      </FoldableCard>
    )
  return (
    <Card className="min-w-0">
      <CardHeader title={props.title} description={props.hint} />
      {chart}
    </Card>
  )
}
