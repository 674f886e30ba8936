import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { AttentionCard } from '#src/components/team/attention-card.tsx'
import { TeamTrendCard } from '#src/components/team/team-trend-card.tsx'
import { TraineesCard } from '#src/components/team/trainees-card.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { browserTimeZone } from '#src/lib/time-zone.ts'
import { AssignmentRows } from './assignment-rows.tsx'

/** What is going on in a team: calls that run, what is late or waits, each trainee, what is assigned, and the trend. */
export function TeamPractice(props: { team: Team; onOpenAssignment: (id: string) => void }): ReactNode {
  const [timeZone] = useState(browserTimeZone)
  const { data, error, mutate } = useEndpoint('getTeamOverview', {
    query: { timeZone, teamId: props.team.id },
  })
  if (error)
    return (
      <Card>
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      </Card>
    )
  if (!data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <>
      <AttentionCard attention={data.attention} />
      <TraineesCard trainees={data.trainees} showTeams={false} teamId={props.team.id} />
      <OpenAssignments teamId={props.team.id} onOpen={props.onOpenAssignment} />
      <TeamTrendCard trend={data.trend} allTeams={false} />
    </>
  )
}

function OpenAssignments(props: { teamId: string; onOpen: (id: string) => void }): ReactNode {
  const t = useTranslations('teams')
  const pages = usePagedList('listAssignments', { status: 'open', teamId: props.teamId })
  return (
    <Card>
      <CardHeader
        title={t('openAssignments')}
        action={
          <Link
            to="/teams?tab=assignments"
            className="inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t('allAssignments')}
          </Link>
        }
      />
      <div className="px-5 pb-5" aria-busy={pages.loading}>
        {pages.rows === undefined &&
          (pages.error ? (
            <ErrorNotice error={pages.error} onRetry={pages.retry} />
          ) : (
            <Loading>
              <Skeleton className="h-32" />
            </Loading>
          ))}
        {pages.rows?.length === 0 && <p className="text-14 text-text-muted">{t('noOpenAssignments')}</p>}
        {pages.rows !== undefined && pages.rows.length > 0 && (
          <AssignmentRows assignments={pages.rows} onOpen={props.onOpen} />
        )}
        <PagedListFooter list={pages} />
      </div>
    </Card>
  )
}
