import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FeelingPoint } from '#protocol/vocabulary/analysis.ts'
import { ChartCard } from '#src/components/ui/chart-card.tsx'
import { ChartDataTable } from '#src/components/ui/chart-data-table.tsx'
import { type Feeling, type FeelingsPlot, feelings, plotFeelings } from './plot-feelings.ts'
import type { OnQuote } from './quote-button.tsx'
import { useAnalysisNames } from './use-analysis-names.ts'

const strokeClasses: Record<Feeling, string> = {
  trust: 'stroke-accent-mark',
  anger: 'stroke-critical-mark',
  distress: 'stroke-caution-mark',
  willingness: 'stroke-positive-mark',
  patience: 'stroke-control',
}
/** A dash pattern for each line, so that colour is not the only difference. */
const dashPatterns: Record<Feeling, string | undefined> = {
  trust: undefined,
  anger: undefined,
  distress: '6 4',
  willingness: '2 4',
  patience: '10 4 2 4',
}
const height = 240

/** The debtor's feelings over the call: labelled lines, with numbered turning points. */
export function FeelingsChart(props: {
  points: readonly FeelingPoint[]
  feedbackLang: string
  onQuote: OnQuote
}): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  const first = props.points[0]
  const last = props.points.at(-1)
  // A single point shows no change.
  if (!first || !last || props.points.length < 2) return null
  const turningPoints = props.points.flatMap((point) =>
    point.turningPoint === null ? [] : [{ line: point.line, name: names.turningPoint(point.turningPoint) }],
  )
  return (
    <ChartCard
      foldable
      title={t('feelings')}
      hint={t('feelingsHint')}
      summary={t('feelingsChart', {
        count: props.points.length,
        trustFrom: first.trust,
        trustTo: last.trust,
        angerFrom: first.anger,
        angerTo: last.anger,
      })}
      height={height}
      draw={(width) => <Plot plot={plotFeelings(props.points, { width, height })} width={width} />}
    >
      {turningPoints.length > 0 && (
        <>
          <h3 className="mt-4 text-12 font-medium text-text-muted">{t('turningPoints')}</h3>
          <ol className="mt-1.5 flex flex-col gap-0.5">
            {turningPoints.map((turn, index) => (
              <li key={turn.line}>
                <button
                  type="button"
                  className="flex min-h-7 w-full items-baseline gap-2 rounded-ui text-left text-14 hover:text-accent-text"
                  title={t('showLine', { line: turn.line + 1 })}
                  onClick={() => props.onQuote({ itemId: null, line: turn.line, text: '' })}
                >
                  <span
                    aria-hidden
                    className="tabular inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-surface-muted text-12 font-medium"
                  >
                    {index + 1}
                  </span>
                  <span lang={props.feedbackLang} className="min-w-0 flex-1">
                    {turn.name}
                  </span>
                  <span className="shrink-0 text-12 text-text-muted">
                    {t('lineNumber', { line: turn.line + 1 })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <FeelingsTable points={props.points} />
    </ChartCard>
  )
}

function Plot(props: { plot: FeelingsPlot; width: number }): ReactNode {
  const t = useTranslations('analysis')
  const { plot } = props
  return (
    <>
      {plot.grid.map((line) => (
        <g key={line.value}>
          <line x1={plot.left} x2={plot.right} y1={line.y} y2={line.y} className="stroke-border" />
          <text x={plot.left - 8} y={line.y + 4} textAnchor="end" className="tabular fill-text-muted text-12">
            {line.value}
          </text>
        </g>
      ))}
      {plot.turningPoints.map((turn) => (
        <g key={turn.x}>
          <line
            x1={turn.x}
            x2={turn.x}
            y1={plot.top}
            y2={plot.bottom}
            className="stroke-border-strong"
            strokeDasharray="2 3"
          />
          <circle cx={turn.x} cy={plot.top - 10} r={9} className="fill-surface-muted" />
          <text x={turn.x} y={plot.top - 6} textAnchor="middle" className="tabular fill-text text-12">
            {turn.number}
          </text>
        </g>
      ))}
      {feelings.map((feeling) => (
        <path
          key={feeling}
          d={plot.paths[feeling]}
          fill="none"
          strokeWidth={dashPatterns[feeling] === undefined ? 2.5 : 1.5}
          strokeDasharray={dashPatterns[feeling]}
          strokeLinejoin="round"
          strokeLinecap="round"
          className={strokeClasses[feeling]}
        />
      ))}
      {plot.labels.map((label) => (
        <g key={label.feeling}>
          <line
            x1={plot.right + 6}
            x2={plot.right + 18}
            y1={label.y - 4}
            y2={label.y - 4}
            strokeWidth={2}
            strokeDasharray={dashPatterns[label.feeling]}
            className={strokeClasses[label.feeling]}
          />
          <text x={plot.right + 23} y={label.y} className="fill-text text-12">
            {t(`feelingNames.${label.feeling}`)}
          </text>
        </g>
      ))}
    </>
  )
}

function FeelingsTable(props: { points: readonly FeelingPoint[] }): ReactNode {
  const t = useTranslations('analysis')
  const names = useAnalysisNames()
  return (
    <ChartDataTable
      label={t('feelings')}
      columns={[
        { name: t('lineColumn') },
        ...feelings.map((feeling) => ({ name: t(`feelingNames.${feeling}`) })),
        { name: t('turningPoints'), text: true },
      ]}
      rows={props.points.map((point) => ({
        name: point.line + 1,
        cells: [
          ...feelings.map((feeling) => point[feeling]),
          point.turningPoint === null ? '' : names.turningPoint(point.turningPoint),
        ],
      }))}
    />
  )
}
