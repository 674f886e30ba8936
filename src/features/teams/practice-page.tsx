import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { Member } from '#protocol/rest/users.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { scaleFrom, SparkLine } from '#src/components/team/spark-line.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { DetailsProblem } from './details-problem.tsx'
import { NewAssignmentButton } from './new-assignment-button.tsx'
import { PerformanceSection } from './performance-section.tsx'
import { PlanSection } from './plan-section.tsx'

/** /teams/people/:userId: the practice of one person, for those who supervise it [TEAM17]. */
export function PracticePage(props: { user: User }): ReactNode {
  const t = useTranslations('teams')
  const { userId = '' } = useParams()
  const { data, error, mutate } = useEndpoint('getUser', { params: { id: userId } })
  const watched = data && can(props.user, 'watch', { ownerId: data.id, teamId: data.teamId })
  if (watched) return <Practice key={data.id} member={data} user={props.user} />
  if (error || data)
    return (
      <DetailsProblem
        error={error ?? null}
        onRetry={() => void mutate()}
        title={t('userNotFound')}
        hint={t('userNotFoundHint')}
      />
    )
  return (
    <Page>
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-4 h-28" />
        <Skeleton className="h-96" />
      </Loading>
    </Page>
  )
}

function Practice(props: { member: Member; user: User }): ReactNode {
  const { member } = props
  const t = useTranslations()
  const formats = useFormats()
  const pages = usePagedList('listUserSessions', {}, { id: member.id })
  const about = [
    t(`vocabulary.role.${member.role}`),
    member.team?.name ?? t('teams.noTeam'),
    `${t('teams.lastActive')}: ${member.lastActiveAt === null ? t('teams.never') : formats.dateTime(member.lastActiveAt)}`,
  ]
  return (
    <Page>
      <PageHeader
        title={t('teams.practiceOf', { name: displayName(member) })}
        description={<span className="text-14">{about.join(' · ')}</span>}
        {...(member.team && { back: { to: `/teams/${member.team.id}`, label: member.team.name } })}
        action={
          member.role === 'trainee' && (
            <NewAssignmentButton
              user={props.user}
              start={{ wholeTeam: false, personIds: new Set([member.id]) }}
            />
          )
        }
      />
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
          <PerformanceSection member={member} onPage />
          {pages.rows !== undefined && <ScoreTrend sessions={pages.rows} />}
        </div>
        {member.role === 'trainee' && <PlanSection userId={member.id} onPage />}
        <Card>
          <CardHeader title={t('teams.allSessions')} />
          <div className="border-t border-border" aria-busy={pages.loading}>
            {pages.rows === undefined &&
              (pages.error ? (
                <ErrorNotice error={pages.error} onRetry={pages.retry} />
              ) : (
                <Loading className="p-5">
                  <Skeleton className="h-64" />
                </Loading>
              ))}
            {pages.rows?.length === 0 && (
              <EmptyState
                icon={History}
                title={t('teams.noSessions')}
                hint={t('teams.noSessionsHint')}
                link={{ to: '/teams?tab=assignments', label: t('teams.allAssignments') }}
              />
            )}
            {pages.rows !== undefined && pages.rows.length > 0 && <SessionList sessions={pages.rows} />}
            <PagedListFooter list={pages} />
          </div>
        </Card>
      </div>
    </Page>
  )
}

/** The latest scored calls as a line; nothing with fewer than two. */
function ScoreTrend(props: { sessions: readonly TrainingSession[] }): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const calls = props.sessions
    .flatMap(({ score, isRetry, criteriaEdition }) =>
      score === null || isRetry ? [] : [{ score, criteriaEdition }],
    )
    .slice(0, limits.personTrendCalls)
    .toReversed()
  const scores = calls.map(({ score }) => score)
  const newest = newestEdition(calls.map(({ criteriaEdition }) => criteriaEdition))
  const earlier = calls.map(({ criteriaEdition }) => isEarlierEdition(criteriaEdition, newest))
  const latest = scores.findLast((_, at) => earlier[at] !== true)
  if (latest === undefined || scores.length < 2) return null
  const low = scaleFrom(scores)
  return (
    <Card>
      <CardHeader title={t('scoreTrend')} />
      <div className="flex items-center gap-4 px-5 pb-2">
        <SparkLine
          values={scores}
          height={48}
          low={low}
          level={limits.passMark}
          apart={earlier}
          summary={scores
            .map((score, at) =>
              earlier[at] === true
                ? tEdition('value', { value: formats.number(score) })
                : formats.number(score),
            )
            .join(', ')}
          className="min-w-0 flex-1"
        />
        <ScoreNumber score={latest} className="text-28 font-semibold" />
      </div>
      <p className="px-5 pb-5 text-12 text-text-muted">
        {t('scoreTrendHint', { low, mark: limits.passMark })}
      </p>
      {earlier.includes(true) && (
        <p className="px-5 pb-5 text-12 text-text-muted">
          <EarlierLegend>{tEdition('drawnApart', { count: earlier.filter(Boolean).length })}</EarlierLegend>
        </p>
      )}
    </Card>
  )
}
