import type { Hono } from 'hono'
import { teamEndpoints } from '#protocol/rest/teams.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { answerPage } from '#server/http/page.ts'
import { getTeam, getTeamDetails, getTeamStats } from '#server/services/team/get.ts'
import { listTeamSessions } from '#server/services/team/list-sessions.ts'
import { listTeams } from '#server/services/team/list.ts'

export function teamRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const rows = teamEndpoints
  mount(app, rows.listTeams, ({ user }) => listTeams({ ...ctx, actor: user }))
  mount(app, rows.getTeam, ({ user, params }) => getTeam({ ...ctx, actor: user }, params))
  mount(app, rows.getTeamDetails, ({ user, params }) => getTeamDetails({ ...ctx, actor: user }, params))
  mount(app, rows.listTeamSessions, async ({ user, params, query, c }) =>
    answerPage(c, await listTeamSessions({ ...ctx, actor: user }, { ...params, query })),
  )
  mount(app, rows.getTeamStats, ({ user, params }) => getTeamStats({ ...ctx, actor: user }, params))
}
