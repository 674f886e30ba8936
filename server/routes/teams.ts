import type { Hono } from 'hono'
import { teamEndpoints } from '#protocol/rest/teams.ts'
import type { ServerContext } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { createTeam } from '#server/services/team/create.ts'
import { getTeam, getTeamDetails, getTeamStats } from '#server/services/team/get.ts'
import { listTeamSessions } from '#server/services/team/list-sessions.ts'
import { listTeams } from '#server/services/team/list.ts'
import { removeTeam } from '#server/services/team/remove.ts'
import { updateTeam } from '#server/services/team/update.ts'

export function teamRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const rows = teamEndpoints
  mount(app, rows.listTeams, ({ user }) => listTeams({ ...ctx, actor: user }))
  mount(app, rows.createTeam, async ({ user, body, c }) => {
    const team = await createTeam({ ...ctx, actor: user }, body)
    ctx.security.record('team_created', { ...actorOf(c), targetId: team.id })
    return team
  })
  mount(app, rows.updateTeam, ({ user, params, body }) =>
    updateTeam({ ...ctx, actor: user }, { id: params.id, changes: body }),
  )
  mount(app, rows.deleteTeam, async ({ user, params, c }) => {
    await removeTeam({ ...ctx, actor: user }, params)
    ctx.security.record('team_removed', { ...actorOf(c), targetId: params.id })
    return undefined
  })
  mount(app, rows.getTeam, ({ user, params }) => getTeam({ ...ctx, actor: user }, params))
  mount(app, rows.getTeamDetails, ({ user, params }) => getTeamDetails({ ...ctx, actor: user }, params))
  mount(app, rows.listTeamSessions, async ({ user, params, query, c }) =>
    sendPage(c, await listTeamSessions({ ...ctx, actor: user }, { ...params, query })),
  )
  mount(app, rows.getTeamStats, ({ user, params }) => getTeamStats({ ...ctx, actor: user }, params))
}
