import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Analytics, analyticsPeriods } from '#protocol/rest/analytics.ts'
import type { Team } from '#protocol/rest/teams.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { AverageScore } from './average-score.tsx'
import { Stats } from './stats.tsx'
import { TeamOptions } from './team-options.tsx'

const periods = analyticsPeriods.map((days) => `${days}` as const)

/** One team over a period, compared with the previous one. Nothing if there is no team. */
export function TeamPeriod(props: { teams: readonly Team[] }): ReactNode {
  const t = useTranslations('teams')
  const [selectedTeamId, setSelectedTeamId] = useState<string | null>(null)
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const team = props.teams.find(({ id }) => id === selectedTeamId) ?? props.teams[0]
  if (!team) return null
  return (
    <Card>
      <CardHeader title={t('periodTitle')} />
      <div className="flex flex-wrap gap-3 px-5 pb-4">
        <Select
          aria-label={t('team')}
          value={team.id}
          onChange={(event) => setSelectedTeamId(event.target.value)}
          className="sm:w-64"
        >
          <TeamOptions teams={props.teams} />
        </Select>
        <Select
          aria-label={t('period')}
          value={days}
          onChange={(event) => setDays(periods.find((value) => value === event.target.value) ?? days)}
          className="sm:w-40"
        >
          {periods.map((value) => (
            <option key={value} value={value}>
              {t('periodDays', { days: value })}
            </option>
          ))}
        </Select>
      </div>
      <div className="px-5 pb-5">
        <Period teamId={team.id} days={days} />
      </div>
    </Card>
  )
}

function Period(props: { teamId: string; days: (typeof periods)[number] }): ReactNode {
  const { data, error, mutate } = useEndpoint('getAnalytics', {
    query: { teamId: props.teamId, days: props.days },
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    )
  return <PeriodStats analytics={data} />
}

function PeriodStats(props: { analytics: Analytics }): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { current, previous } = props.analytics
  const points =
    current.averageScore === null || previous.averageScore === null
      ? null
      : current.averageScore - previous.averageScore
  const isOnOtherScale = current.averageScore !== null && previous.otherwiseScored > 0
  const scoreChange =
    points === null
      ? isOnOtherScale
        ? tEdition('before')
        : t('noChange')
      : points === 0
        ? t('scoreUnchanged')
        : t('scoreChange', { change: formats.signed(points), points: Math.abs(points) })
  const leftOut = current.otherwiseScored > 0 ? tEdition('leftOut', { count: current.otherwiseScored }) : null
  const before = (value: string | null) =>
    value === null || previous.sessions === 0 ? t('nothingBefore') : t('versusBefore', { before: value })
  const valueOrNotEnoughData = (value: ReactNode | null) =>
    value ?? <span className="text-14 font-medium text-text-muted">{tCommon('notEnoughData')}</span>
  const percent = (value: number | null) => (value === null ? null : formats.percent(value / 100))
  const duration = (value: number | null) => (value === null ? null : formats.minutes(value))
  return (
    <Stats
      stats={[
        {
          name: t('periodSessions'),
          value: formats.number(current.sessions),
          hint: before(formats.number(previous.sessions)),
        },
        {
          name: t('completed'),
          value: valueOrNotEnoughData(percent(current.completionRate)),
          hint: before(percent(previous.completionRate)),
        },
        {
          name: t('average'),
          value: valueOrNotEnoughData(
            current.averageScore === null ? null : <AverageScore score={current.averageScore} />,
          ),
          hint: [scoreChange, leftOut].filter((hint) => hint !== null).join('. '),
        },
        {
          name: t('duration'),
          value: valueOrNotEnoughData(duration(current.averageDurationS)),
          hint: before(duration(previous.averageDurationS)),
        },
      ]}
    />
  )
}
