import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Analytics } from '#protocol/rest/analytics.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { scaleFrom } from '#src/components/team/spark-line.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { ScoreLine } from '#src/components/ui/score-line.tsx'
import { useFormats } from '#src/lib/format.ts'
import { TimeSeriesChart } from './time-series-chart.tsx'
import { axisMaximum } from '#src/components/ui/chart-geometry.ts'

type TrendCardProps = Pick<Analytics, 'course'> & { monthly: boolean }

/**
 * The average score over the period, beside the score that passes an assignment. Averages of earlier criteria are drawn apart.
 */
export function ScoreTrendCard({ course, monthly }: TrendCardProps): ReactNode {
  const t = useTranslations('analytics')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const newest = newestEdition(course.map(({ criteriaEdition }) => criteriaEdition))
  const isEarlier = (bucket: Analytics['course'][number]) => isEarlierEdition(bucket.criteriaEdition, newest)
  const hasEarlier = course.some(isEarlier)
  const scoresOf = (buckets: Analytics['course']) =>
    buckets.flatMap(({ averageScore }) => (averageScore === null ? [] : [averageScore]))
  const scores = scoresOf(course.filter((bucket) => !isEarlier(bucket)))
  const [first, last] = [scores[0], scores.at(-1)]
  if (first === undefined || last === undefined)
    return <NotEnoughDataCard title={t('scoreCourse')} hint={t('noScoreCourse')} />
  const low = scaleFrom(scoresOf(course))
  const summary = t('scoreCourseSummary', {
    count: scores.length,
    first,
    last,
    least: Math.min(...scores),
    most: Math.max(...scores),
  })
  return (
    <TimeSeriesChart
      title={t('scoreCourse')}
      hint={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {t('scoreCourseHint', { low })}
          <LegendItem className="h-0 border-t-2 border-dashed border-control">
            {t('passMark', { mark: limits.passMark })}
          </LegendItem>
          {hasEarlier && <EarlierLegend>{tEdition('pointsApart')}</EarlierLegend>}
        </span>
      }
      summary={hasEarlier ? `${summary} ${tEdition('pointsApart')}` : summary}
      course={course}
      monthly={monthly}
      axis={{ min: low, max: 100 }}
      bucketHeading={t('when')}
      columns={[
        {
          name: t('averageScore'),
          renderCell: (bucket) => {
            if (bucket.averageScore === null) return '–'
            const value = formats.number(bucket.averageScore)
            return isEarlier(bucket) ? tEdition('value', { value }) : value
          },
        },
      ]}
      draw={({ frame, centers, y }) => {
        const points = course.map((bucket, index) => ({
          x: centers[index] ?? 0,
          y: bucket.averageScore === null ? null : y(bucket.averageScore),
          apart: isEarlier(bucket),
        }))
        return <ScoreLine frame={frame} points={points} passMarkY={y(limits.passMark)} />
      }}
    />
  )
}

/** The numbers of started and completed sessions. */
export function SessionTrendCard({ course, monthly }: TrendCardProps): ReactNode {
  const t = useTranslations('analytics')
  const formats = useFormats()
  const started = course.reduce((sum, { sessions }) => sum + sessions, 0)
  const completed = course.reduce((sum, bucket) => sum + bucket.completed, 0)
  if (started === 0) return <NotEnoughDataCard title={t('sessionCourse')} hint={t('noSessionCourse')} />
  return (
    <TimeSeriesChart
      title={t('sessionCourse')}
      hint={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <LegendItem className="h-3 border border-accent bg-accent">{t('completed')}</LegendItem>
          <LegendItem className="h-3 border border-dashed border-control bg-surface">
            {t('notCompleted')}
          </LegendItem>
        </span>
      }
      summary={t('sessionCourseSummary', { begun: started, completed })}
      course={course}
      monthly={monthly}
      axis={{ min: 0, max: axisMaximum(Math.max(...course.map(({ sessions }) => sessions))) }}
      bucketHeading={t('when')}
      columns={[
        { name: t('sessions'), renderCell: ({ sessions }) => formats.number(sessions) },
        { name: t('completed'), renderCell: (bucket) => formats.number(bucket.completed) },
      ]}
      draw={({ frame, centers, barWidth, y }) =>
        course.map((bucket, index) => {
          const x = (centers[index] ?? 0) - barWidth / 2
          const top = y(bucket.completed)
          return (
            <g key={bucket.from}>
              <rect x={x} y={top} width={barWidth} height={frame.bottom - top} className="fill-accent" />
              {bucket.sessions > bucket.completed && (
                <rect
                  x={x + 0.5}
                  y={y(bucket.sessions) + 0.5}
                  width={barWidth - 1}
                  height={top - y(bucket.sessions) - 1}
                  fill="none"
                  strokeDasharray="3 2"
                  className="stroke-control"
                />
              )}
            </g>
          )
        })
      }
    />
  )
}

function LegendItem(props: { className: string; children: string }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`w-3 ${props.className}`} />
      {props.children}
    </span>
  )
}

function NotEnoughDataCard(props: { title: string; hint: string }): ReactNode {
  const t = useTranslations('common')
  return (
    <Card>
      <CardHeader title={props.title} />
      <div className="px-5 pb-5">
        <p className="text-16 font-medium">{t('notEnoughData')}</p>
        <p className="mt-0.5 text-14 text-text-muted">{props.hint}</p>
      </div>
    </Card>
  )
}
