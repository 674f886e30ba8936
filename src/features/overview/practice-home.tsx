import { type ReactNode, useState } from 'react'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { browserTimeZone } from '#src/lib/time-zone.ts'
import { AssignmentsCard } from './assignments-card.tsx'
import { AvailableProspects } from './available-prospects.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { nextAction } from './next-action.ts'
import { NextActionCard } from './next-action-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { RecentSessions } from './recent-sessions.tsx'
import { SkillsCard } from './skills-card.tsx'
import { useCostliestMoment } from './use-costliest-moment.ts'
import { VoiceAgentCard } from './voice-agent-card.tsx'
import { WeekCard } from './week-card.tsx'

/**
 * A trainee's home: the next step, which has the one filled button of the page, then the week and the skills, the latest
 * calls beside what is assigned and planned, and debtors to practise with.
 */
export function PracticeHome(): ReactNode {
  const [timeZone] = useState(browserTimeZone)
  const home = useEndpoint('getPracticeOverview', { query: { timeZone } })
  const dueAssignments = useEndpoint('listDueAssignments', { query: { limit: limits.pageMax } })
  const plan = useEndpoint('getPlan', {})
  const prospects = useProspectList({ toPractise: true })
  const loaded =
    [home, dueAssignments, plan].every(({ isLoading }) => !isLoading) &&
    (prospects.pages.rows !== undefined || prospects.pages.error !== undefined)
  const next =
    loaded &&
    home.data &&
    nextAction({
      sessions: home.data.recent,
      assignments: dueAssignments.data ?? [],
      plan: plan.data,
      prospects: prospects.pages.rows ?? [],
      lastScore: home.data.trend.at(-1)?.overall ?? null,
    })
  const again = next && next.name === 'again' && !next.retried ? next.session.id : null
  const { loading: momentLoading } = useCostliestMoment(again)
  const ready = loaded && !momentLoading
  // What the next step says is not said again.
  const others = (loaded ? (dueAssignments.data ?? []) : []).filter(
    ({ id }) => !next || next.name !== 'assignment' || next.assignment.id !== id,
  )
  const failed = [home, dueAssignments, plan].find(({ error }) => error !== undefined)
  return (
    <>
      {!ready && <HomeSkeleton />}
      {/* Everything loads in parallel but is shown once the next step, the assignments and the plan are known, so
          that nothing below them shifts. */}
      <div className={ready ? 'flex flex-col gap-4' : 'hidden'}>
        {next && <NextActionCard next={next} />}
        {failed && (
          <Card>
            <ErrorNotice
              error={failed.error}
              onRetry={() => {
                for (const { error, mutate } of [home, dueAssignments, plan])
                  if (error !== undefined) void mutate()
              }}
            />
          </Card>
        )}
        {home.data && (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <WeekCard week={home.data.week} streakWeeks={home.data.streakWeeks} team={home.data.team} />
            <SkillsCard home={home.data} />
          </div>
        )}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {home.data && <RecentSessions sessions={home.data.recent} />}
            <AvailableProspects />
          </div>
          {/* Before the calls where there is one column: what is to be done comes before what was. */}
          <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
            {others.length > 0 && <AssignmentsCard assignments={others} />}
            {plan.data && (
              <PlanCard
                plan={plan.data}
                nextItemId={next && next.name === 'drill' ? next.drill.itemId : null}
              />
            )}
            <VoiceAgentCard />
          </div>
        </div>
      </div>
    </>
  )
}
