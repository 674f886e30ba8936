import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Overview } from '#protocol/rest/overview.ts'
import type { TeamProgress } from '#protocol/rest/teams.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { PercentChange } from '#src/components/ui/percent-change.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { ScoreRing, ScoreBandName } from '#src/components/ui/score.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'

/** Team Progress, Average Performance and Active Sessions, only from the server's figures. */
export function OverviewCards(props: { teamId: string | null }): ReactNode {
  const overview = useEndpoint('getOverview', {})
  // Only users with a team see its progress [DASH15].
  const team = useEndpoint(
    'getTeamStats',
    props.teamId === null ? null : { params: { teamId: props.teamId } },
  )
  const error = overview.error ?? team.error
  if (error)
    return (
      <Card>
        <ErrorNotice
          error={error}
          onRetry={() => {
            void overview.mutate()
            void team.mutate()
          }}
        />
      </Card>
    )
  if (!overview.data || (props.teamId !== null && !team.data))
    return (
      <Loading className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    )
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {team.data ? <TeamCard progress={team.data} /> : <OwnProgressCard sessions={overview.data.sessions} />}
      <PerformanceCard overview={overview.data} />
      <ActiveSessionsCard active={overview.data.activeSessions} />
    </div>
  )
}

function OverviewCard(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <Card className="flex min-h-40 flex-col p-5">
      <h2 className="text-14 font-medium text-text-muted">{props.title}</h2>
      {props.children}
    </Card>
  )
}

function TeamCard(props: { progress: TeamProgress }): ReactNode {
  const t = useTranslations('overview')
  const formats = useFormats()
  const { completed, total, percentage } = props.progress
  return (
    <OverviewCard title={t('teamProgress')}>
      <p className="tabular mt-2 text-28 font-semibold tracking-tight">{formats.percent(percentage / 100)}</p>
      <p className="text-14 text-text-muted">
        {t('teamCompletedOf', { completed: formats.number(completed), total: formats.number(total) })}
      </p>
      <Progress label={t('teamProgress')} share={percentage / 100} className="mt-auto" />
    </OverviewCard>
  )
}

/** Replaces Team Progress for users without a team (docs/departures.md). */
function OwnProgressCard(props: { sessions: Overview['sessions'] }): ReactNode {
  const t = useTranslations('overview')
  const formats = useFormats()
  const { completed, total } = props.sessions
  const share = completed / Math.max(total, 1)
  return (
    <OverviewCard title={t('yourProgress')}>
      {total === 0 ? (
        <NotEnoughData hint={t('noSessionsHint')} />
      ) : (
        <>
          <p className="tabular mt-2 text-28 font-semibold tracking-tight">{formats.percent(share)}</p>
          <p className="text-14 text-text-muted">
            {t('completedOf', { completed: formats.number(completed), total: formats.number(total) })}
          </p>
          <Progress label={t('yourProgress')} share={share} className="mt-auto" />
        </>
      )}
    </OverviewCard>
  )
}

function PerformanceCard(props: { overview: Overview }): ReactNode {
  const t = useTranslations('overview')
  const { averageScore, scoredSessions, scoreChange } = props.overview
  return (
    <OverviewCard title={t('averagePerformance')}>
      {averageScore === null ? (
        <NotEnoughData hint={t('noScores')} />
      ) : (
        <div className="mt-2 flex flex-1 items-center gap-4">
          <ScoreRing score={averageScore} size={80} />
          <div>
            <p className="text-16 font-semibold">
              <ScoreBandName score={averageScore} />
            </p>
            <p className="text-12 text-text-muted">{t('averageOf', { count: scoredSessions })}</p>
            {scoreChange === null ? (
              <p className="mt-1 text-12 text-text-muted">{t('noChange')}</p>
            ) : (
              <PercentChange percent={scoreChange} format={(change) => t('change', { change })} />
            )}
          </div>
        </div>
      )}
    </OverviewCard>
  )
}

function ActiveSessionsCard(props: { active: Overview['activeSessions'] }): ReactNode {
  const t = useTranslations('overview')
  const kinds = [
    { name: t('standard'), running: props.active.standardCollection },
    { name: t('objections'), running: props.active.objectionHandling },
  ]
  return (
    <OverviewCard title={t('activeSessions')}>
      <ul className="mt-3 flex flex-1 flex-col justify-center gap-3">
        {kinds.map(({ name, running }) => (
          <li key={name} className="flex items-center justify-between gap-3 text-14">
            <span>{name}</span>
            <Badge tone={running ? 'accent' : 'plain'}>
              {running ? t('active.inProgress') : t('active.pending')}
            </Badge>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

function NotEnoughData(props: { hint: string }): ReactNode {
  const t = useTranslations('common')
  return (
    <div className="my-auto py-3">
      <p className="text-16 font-medium">{t('notEnoughData')}</p>
      <p className="mt-0.5 text-14 text-text-muted">{props.hint}</p>
    </div>
  )
}
