import { clsx } from 'clsx'
import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { type Analytics, analyticsPeriods, type AnalyticsPeriod } from '#protocol/rest/analytics.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { ScoreTrendCard, SessionTrendCard } from './trend-cards.tsx'
import { Conclusion } from './conclusion.tsx'
import { madeNone, MetricCards } from './metric-cards.tsx'
import { TeamAttention } from './team-attention.tsx'
import { LatestEvaluations } from './latest-evaluations.tsx'
import { TypeBreakdown } from './type-breakdown.tsx'

const defaultDays: AnalyticsPeriod = 30
/** In the URL, instead of a team: one's own practice. */
const own = 'own'
/** For longer periods the server returns months instead of days. */
const monthlyFromDays: AnalyticsPeriod = 365

/**
 * Practice statistics of a period: the user's own, or those of a team that the user supervises. Period and
 * team are in the URL, so that a reload or a shared link shows the same.
 */
export function AnalyticsPage(props: { user: User }): ReactNode {
  const t = useTranslations('analytics')
  const [query, setQuery] = useSearchParams()
  const days = analyticsPeriods.find((period) => String(period) === query.get('days')) ?? defaultDays
  // Whoever leads a team looks after it first; their own practice is a choice.
  const ledTeam = props.user.role === 'manager' ? props.user.teamId : null
  const chosen = query.get('team') ?? ledTeam ?? own
  const teamId = chosen === own ? null : chosen
  const { data, error, mutate, isLoading } = useEndpoint('getAnalytics', {
    query: { days: `${days}`, ...(teamId === null ? {} : { teamId }) },
  })
  const choose = (name: 'days' | 'team', value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={teamId === null ? t('descriptionOwn') : <TeamDescription teamId={teamId} />}
        back={{ to: '/', label: t('toOverview') }}
        action={
          // Below each other on a phone, so that the name of a team can be read.
          <div className="flex w-full gap-2 *:min-w-0 max-sm:flex-col sm:w-auto">
            {props.user.role !== 'trainee' && (
              <TeamSelect value={chosen} onChange={(value) => choose('team', value)} />
            )}
            <Select
              aria-label={t('period')}
              className="shrink-0 sm:w-44"
              value={days}
              onChange={(event) => choose('days', event.target.value)}
            >
              {analyticsPeriods.map((period) => (
                <option key={period} value={period}>
                  {t('lastDays', { days: period })}
                </option>
              ))}
            </Select>
          </div>
        }
      />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="flex flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
          <Skeleton className="h-80" />
          <Skeleton className="h-96" />
        </Loading>
      )}
      {!error && data && (
        <AnalyticsResults
          analytics={data}
          days={days}
          teamId={teamId}
          stale={isLoading}
          onPeriod={(period) => choose('days', `${period}`)}
        />
      )}
    </Page>
  )
}

/** Whose figures these are. Empty until the name of the team is known, or if there is none. */
function TeamDescription(props: { teamId: string }): ReactNode {
  const t = useTranslations('analytics')
  const { data } = useEndpoint('listTeams', {})
  const team = data?.find(({ id }) => id === props.teamId)
  // The height stays, so that the page does not move when the name arrives.
  return <span className="inline-block min-h-6">{team && t('descriptionTeam', { name: team.name })}</span>
}

/** Selects the user's own practice or a team's. */
function TeamSelect(props: { value: string; onChange: (teamId: string) => void }): ReactNode {
  const t = useTranslations('analytics')
  const { data } = useEndpoint('listTeams', {})
  return (
    <Select
      aria-label={t('whose')}
      className="sm:w-60"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value={own}>{t('own')}</option>
      {data?.map((team) => (
        <option key={team.id} value={team.id}>
          {t('ofTeam', { name: team.name })}
        </option>
      ))}
    </Select>
  )
}

function AnalyticsResults(props: {
  analytics: Analytics
  days: AnalyticsPeriod
  /** Null: the reader's own practice. */
  teamId: string | null
  /** The results shown belong to the previous selection until the new ones have loaded. */
  stale: boolean
  onPeriod: (days: AnalyticsPeriod) => void
}): ReactNode {
  const t = useTranslations('analytics')
  const formats = useFormats()
  const { analytics, days, teamId } = props
  const monthly = days >= monthlyFromDays
  return (
    <div
      aria-busy={props.stale}
      className={clsx('flex flex-col gap-4 transition-opacity', props.stale && 'opacity-55')}
    >
      <p className="text-14 text-text-muted">
        {[
          formats.dayRange(analytics.from, analytics.to),
          ...(madeNone(analytics) ? [t('noneCreated')] : []),
        ].join(' · ')}
      </p>
      {analytics.current.sessions === 0 ? (
        <EmptyPeriod days={days} onPeriod={props.onPeriod} />
      ) : (
        <>
          <Conclusion analytics={analytics} />
          {teamId !== null && <TeamAttention teamId={teamId} />}
          <MetricCards analytics={analytics} days={days} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <ScoreTrendCard course={analytics.course} monthly={monthly} />
            <SessionTrendCard course={analytics.course} monthly={monthly} />
          </div>
          <TypeBreakdown types={analytics.types} />
          <LatestEvaluations latest={analytics.latest} showNames={teamId !== null} />
        </>
      )}
    </div>
  )
}

/** Says once that nobody practised, instead of in every card, and offers the next longer period. */
function EmptyPeriod(props: { days: AnalyticsPeriod; onPeriod: (days: AnalyticsPeriod) => void }): ReactNode {
  const t = useTranslations('analytics')
  const longer = analyticsPeriods.find((period) => period > props.days)
  return (
    <Card>
      <EmptyState
        icon={ChartLine}
        title={t('empty')}
        hint={t('emptyHint')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink to="/training-setup" variant="primary">
              {t('start')}
            </ButtonLink>
            {longer !== undefined && (
              <Button onClick={() => props.onPeriod(longer)}>{t('lastDays', { days: longer })}</Button>
            )}
          </div>
        }
      />
    </Card>
  )
}
