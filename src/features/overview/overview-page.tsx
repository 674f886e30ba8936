import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { AvailableProspects } from './available-prospects.tsx'
import { nextAction } from './next-action.ts'
import { NextActionCard } from './next-action-card.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { RecentSessions } from './recent-sessions.tsx'
import { VoiceAgentCard } from './voice-agent-card.tsx'

const PlanCard = lazy(async () => ({ default: (await import('./plan-card.tsx')).PlanCard }))
const AssignedCard = lazy(async () => ({ default: (await import('./assignments-card.tsx')).AssignmentsCard }))

/** The dashboard: the next step, assignments, metrics, the plan, prospects to practise with and recent sessions. */
export function OverviewPage(props: { user: User }): ReactNode {
  const t = useTranslations('overview')
  const dueAssignments = useEndpoint('listDueAssignments', { query: { limit: limits.pageMax } })
  // Only trainees are measured; managers and admins are not [TEAM6].
  const plan = useEndpoint('getPlan', props.user.role === 'trainee' ? {} : null)
  const sessions = useEndpoint('listTrainingSessions', { query: { limit: limits.recentSessions } })
  const prospects = useProspectList({ toPractise: true })
  const loaded =
    [dueAssignments, plan, sessions].every(({ isLoading }) => !isLoading) &&
    (prospects.pages.rows !== undefined || prospects.pages.error !== undefined)
  const next =
    sessions.data === undefined
      ? null
      : nextAction({
          role: props.user.role,
          sessions: sessions.data,
          assignments: dueAssignments.data ?? [],
          plan: plan.data,
          prospects: prospects.pages.rows ?? [],
        })
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={<ButtonLink to="/training-setup">{t('start')}</ButtonLink>}
      />
      {!loaded && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </Loading>
      )}
      {/* Everything loads in parallel but is shown once the next step, the assignments and the plan are known, so
          that nothing below them shifts. */}
      <div className={loaded ? 'flex flex-col gap-4' : 'hidden'}>
        {next !== null && <NextActionCard next={next} />}
        {dueAssignments.error && (
          <Card>
            <ErrorNotice error={dueAssignments.error} onRetry={() => void dueAssignments.mutate()} />
          </Card>
        )}
        {dueAssignments.data !== undefined && dueAssignments.data.length > 0 && (
          <Suspense
            fallback={
              <Loading>
                <Skeleton className="h-56" />
              </Loading>
            }
          >
            <AssignedCard assignments={dueAssignments.data} />
          </Suspense>
        )}
        <OverviewCards teamId={props.user.teamId} />
        {plan.error && (
          <Card>
            <ErrorNotice error={plan.error} onRetry={() => void plan.mutate()} />
          </Card>
        )}
        {plan.data && (
          <Suspense
            fallback={
              <Loading>
                <Skeleton className="h-56" />
              </Loading>
            }
          >
            <PlanCard plan={plan.data} />
          </Suspense>
        )}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <AvailableProspects />
          <div className="flex flex-col gap-4">
            <RecentSessions />
            <VoiceAgentCard user={props.user} />
          </div>
        </div>
      </div>
    </Page>
  )
}
