import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { scaleFrom } from '#src/components/team/spark-line.tsx'
import { ChartDataTable } from '#src/components/ui/chart-data-table.tsx'
import { plotFrame, valueToY } from '#src/components/ui/chart-geometry.ts'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { ScoreLine } from '#src/components/ui/score-line.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { useWidth } from '#src/lib/use-width.ts'

const height = 148
/** Dots of more calls than this would touch each other on a phone. */
const dottedMax = 24

type ScoredCall = TrainingSession & { score: number }

/**
 * How the score moved over the newest of the listed calls, the oldest at the left, beside the pass mark; the same in a
 * table. A retry repeats a moment, so that its score is no step of the way [DASH11]. Scores of earlier criteria are drawn apart,
 * and what is said of the way is about the newest criteria alone.
 */
export function ScoreTrend(props: { sessions: readonly TrainingSession[] }): ReactNode {
  const t = useTranslations('history.trend')
  const headingId = useId()
  const isPhone = useIsPhone()
  const calls = props.sessions.filter(isScoredCall).toReversed()
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return null
  const heading = (
    <h2 id={headingId} className="text-14 font-semibold">
      {t('title')}
    </h2>
  )
  const trend =
    calls.length < limits.trendCallsMin ? (
      <p className="mt-0.5 text-12 text-text-muted">
        {t('few', { missing: limits.trendCallsMin - calls.length })}
      </p>
    ) : (
      <Trend calls={calls} first={first} last={last} />
    )
  return (
    <section aria-labelledby={headingId} className="border-t border-border px-5 py-2 sm:py-4">
      {isPhone ? (
        // Folded, so that the list begins on the first screen.
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-3">
            {heading}
            <ChevronDown
              aria-hidden
              size={16}
              className="shrink-0 text-text-muted transition-transform duration-150 ease-out group-open:rotate-180"
            />
          </summary>
          {trend}
        </details>
      ) : (
        <>
          {heading}
          {trend}
        </>
      )}
    </section>
  )
}

function isScoredCall(session: TrainingSession): session is ScoredCall {
  return session.score !== null && !session.isRetry
}

function Trend(props: { calls: readonly ScoredCall[]; first: ScoredCall; last: ScoredCall }): ReactNode {
  const t = useTranslations('history.trend')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const titleId = useId()
  const { box, width } = useWidth<HTMLDivElement>(480)
  const { calls, first, last } = props
  const scores = calls.map(({ score }) => score)
  const low = scaleFrom(scores)
  const frame = plotFrame({ width, height })
  const y = (value: number) => valueToY(frame, value, { min: low, max: 100 })
  const step = (frame.right - frame.left) / (calls.length - 1)
  const newest = newestEdition(calls.map(({ criteriaEdition }) => criteriaEdition))
  const isEarlier = ({ criteriaEdition }: ScoredCall) => isEarlierEdition(criteriaEdition, newest)
  const points = calls.map((call, index) => ({
    x: frame.left + step * index,
    y: y(call.score),
    apart: isEarlier(call),
  }))
  const newer = calls.filter((call) => !isEarlier(call))
  const compared = newer.map(({ score }) => score)
  const earlierCalls = calls.length - newer.length
  const said = {
    count: newer.length,
    first: compared[0] ?? 0,
    last: compared.at(-1) ?? 0,
    least: Math.min(...compared),
    most: Math.max(...compared),
  }
  const isFew = earlierCalls > 0 && newer.length < limits.trendCallsMin
  const drawnApart = earlierCalls > 0 ? tEdition('drawnApart', { count: earlierCalls }) : null
  const summary = isFew ? tEdition('sinceFew', { count: newer.length }) : t('summary', said)
  return (
    <>
      <p className="mt-0.5 text-12 text-text-muted">
        {isFew
          ? `${summary} ${t('mark', { mark: limits.passMark })}`
          : t('hint', { ...said, mark: limits.passMark })}
      </p>
      {drawnApart !== null && (
        <p className="mt-0.5 text-12 text-text-muted">
          <EarlierLegend>{drawnApart}</EarlierLegend>
        </p>
      )}
      <div ref={box} className="mt-2">
        <svg role="img" aria-labelledby={titleId} width={width} height={height} className="block max-w-full">
          <title id={titleId}>{drawnApart === null ? summary : `${summary} ${drawnApart}`}</title>
          <g aria-hidden>
            {[low, 100].map((value) => (
              <g key={value}>
                <line
                  x1={frame.left}
                  x2={frame.right}
                  y1={y(value)}
                  y2={y(value)}
                  className="stroke-border"
                />
                <AxisText x={frame.left - 8} y={y(value) + 4} anchor="end">
                  {formats.number(value)}
                </AxisText>
              </g>
            ))}
            <AxisText x={frame.left - 8} y={y(limits.passMark) + 4} anchor="end">
              {formats.number(limits.passMark)}
            </AxisText>
            <ScoreLine
              frame={frame}
              points={points}
              passMarkY={y(limits.passMark)}
              dots={calls.length <= dottedMax ? 'all' : 'last'}
            />
            <AxisText x={frame.left} y={height - 6} anchor="start">
              {formats.dayAndMonth(first.startedAt)}
            </AxisText>
            <AxisText x={frame.right} y={height - 6} anchor="end">
              {formats.dayAndMonth(last.startedAt)}
            </AxisText>
          </g>
        </svg>
      </div>
      <ChartDataTable
        label={t('table')}
        columns={[{ name: t('call'), text: true }, { name: t('score') }]}
        rows={calls.map((call) => ({
          name: (
            <Link to={`/session/${call.id}`} className="text-accent-text underline-offset-4 hover:underline">
              {call.prospectName}, {formats.date(call.startedAt)}
            </Link>
          ),
          cells: [
            isEarlier(call)
              ? tEdition('value', { value: formats.number(call.score) })
              : formats.number(call.score),
          ],
        }))}
      />
    </>
  )
}

function AxisText(props: { x: number; y: number; anchor: 'start' | 'end'; children: string }): ReactNode {
  return (
    <text x={props.x} y={props.y} textAnchor={props.anchor} className="tabular fill-text-muted text-12">
      {props.children}
    </text>
  )
}
