import type { Hono } from 'hono'
import { analyticsEndpoints } from '#protocol/rest/analytics.ts'
import { overviewEndpoints } from '#protocol/rest/overview.ts'
import { planEndpoints } from '#protocol/rest/plan.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { getAnalytics } from '#server/services/analytics/get.ts'
import { readPlan, readUserPlan } from '#server/services/plan/read.ts'
import { listWeakHabits } from '#server/services/plan/weak-habits.ts'
import { getInstallationOverview } from '#server/services/overview/installation.ts'
import { getOverview } from '#server/services/overview/get.ts'
import { getPracticeOverview } from '#server/services/overview/practice.ts'
import { setWeeklyGoal } from '#server/services/overview/set-goal.ts'
import { getTeamOverview } from '#server/services/overview/team.ts'

/** The figures of the homes and of a period, and the plans. */
export function analyticsRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  mount(app, overviewEndpoints.getOverview, ({ user }) => getOverview({ ...ctx, actor: user }))
  mount(app, overviewEndpoints.getPracticeOverview, ({ user, query }) =>
    getPracticeOverview({ ...ctx, actor: user }, query),
  )
  mount(app, overviewEndpoints.setWeeklyGoal, async ({ user, body }) => {
    await setWeeklyGoal({ ...ctx, actor: user }, body)
    return undefined
  })
  mount(app, overviewEndpoints.getTeamOverview, ({ user, query }) =>
    getTeamOverview({ ...ctx, actor: user }, query),
  )
  mount(app, overviewEndpoints.getInstallationOverview, ({ user }) =>
    getInstallationOverview({ ...ctx, actor: user }),
  )
  mount(app, planEndpoints.getPlan, ({ user }) => readPlan(ctx, user.id))
  mount(app, planEndpoints.getUserPlan, ({ user, params }) => readUserPlan({ ...ctx, actor: user }, params))
  mount(app, planEndpoints.listWeakHabits, ({ user, query }) =>
    listWeakHabits({ ...ctx, actor: user }, query),
  )
  mount(app, analyticsEndpoints.getAnalytics, ({ user, query }) =>
    getAnalytics({ ...ctx, actor: user }, query),
  )
}
