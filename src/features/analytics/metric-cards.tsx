import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Analytics, AnalyticsPeriod } from '#protocol/rest/analytics.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { bandOf } from '#protocol/vocabulary/score-bands.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { ChangeNote } from '#src/components/ui/change-note.tsx'
import { useFormats } from '#src/lib/format.ts'
import { steadyPoints } from './steady-points.ts'

/** Whether no prospect was created, now or in the period before: two zeros need no card. */
export function madeNone({ current, previous }: Analytics): boolean {
  return current.prospectsCreated === 0 && previous.prospectsCreated === 0
}

/** The metrics of the period, each compared with the previous period of the same length. */
export function MetricCards(props: { analytics: Analytics; days: AnalyticsPeriod }): ReactNode {
  const t = useTranslations('analytics')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { days } = props
  const { current, previous } = props.analytics
  const points =
    current.averageScore === null || previous.averageScore === null
      ? null
      : current.averageScore - previous.averageScore
  const before = (value: string | null) =>
    value === null ? t('nothingBefore', { days }) : t('before', { value, days })
  return (
    <div className="grid auto-cols-fr grid-cols-2 gap-3 sm:gap-4 xl:grid-flow-col xl:grid-cols-none">
      <MetricCard
        name={t('averageScore')}
        value={current.averageScore === null ? null : formats.number(current.averageScore)}
        badge={current.averageScore !== null && <PassBadge score={current.averageScore} />}
      >
        {current.averageScore !== null && <p>{t('averageOf', { count: current.scored, days })}</p>}
        {points === null ? (
          current.averageScore !== null && previous.otherwiseScored > 0 ? (
            tEdition('periodBefore', { days })
          ) : (
            t('nothingBefore', { days })
          )
        ) : (
          <ChangeNote change={points} steady={steadyPoints}>
            {points === 0
              ? t('unchanged', { calls: previous.scored, days })
              : t('change', {
                  change: formats.signed(points),
                  points: Math.abs(points),
                  calls: previous.scored,
                  days,
                })}
          </ChangeNote>
        )}
      </MetricCard>
      <MetricCard
        name={t('completedSessions')}
        value={current.completionRate === null ? null : formats.number(current.completed)}
      >
        {current.completionRate !== null && (
          <p>
            {t('completionRate', {
              rate: formats.percent(current.completionRate / 100),
              count: current.sessions,
            })}
          </p>
        )}
        {before(previous.sessions === 0 ? null : formats.number(previous.completed))}
      </MetricCard>
      <MetricCard
        name={t('averageDuration')}
        value={current.averageDurationS === null ? null : formats.minutes(current.averageDurationS)}
      >
        {before(previous.averageDurationS === null ? null : formats.minutes(previous.averageDurationS))}
      </MetricCard>
      {!madeNone(props.analytics) && (
        <MetricCard name={t('prospectsCreated')} value={formats.number(current.prospectsCreated)}>
          {before(formats.number(previous.prospectsCreated))}
        </MetricCard>
      )}
    </div>
  )
}

/** Whether an average would pass: the word of its band, "average", would stand beside "Average score". */
function PassBadge(props: { score: number }): ReactNode {
  const t = useTranslations('analysis.passMark')
  const mark = limits.passMark
  return props.score < mark ? (
    <Badge tone={bandOf(props.score).tone}>{t('below', { mark })}</Badge>
  ) : (
    <Badge tone="positive">{t('reached', { mark })}</Badge>
  )
}

function MetricCard(props: {
  name: string
  value: string | null
  badge?: ReactNode
  children: ReactNode
}): ReactNode {
  const t = useTranslations('common')
  return (
    <Card className="flex min-w-0 flex-col p-3 last:odd:col-span-2 sm:p-5 xl:last:odd:col-span-1">
      <h2 className="text-14 font-medium text-text-muted">{props.name}</h2>
      {props.value === null ? (
        <p className="mt-2 text-16 font-medium">{t('notEnoughData')}</p>
      ) : (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular text-28 font-semibold tracking-tight">{props.value}</span>
          {props.badge}
        </p>
      )}
      <div className="mt-1 text-12 text-text-muted">{props.children}</div>
    </Card>
  )
}
