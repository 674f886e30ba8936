import type { Hono } from 'hono'
import { scorecardEndpoints } from '#protocol/rest/scorecards.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { addVersion } from '#server/services/scorecard/add-version.ts'
import { createScorecard } from '#server/services/scorecard/create.ts'
import { getScorecard } from '#server/services/scorecard/find.ts'
import { getSessionScorecard } from '#server/services/scorecard/get-of-session.ts'
import { listBuiltInCriteria } from '#server/services/scorecard/list-built-in.ts'
import { listScorecards } from '#server/services/scorecard/list.ts'
import { markEntry } from '#server/services/scorecard/mark.ts'
import { removeScorecard } from '#server/services/scorecard/remove.ts'
import { updateScorecard } from '#server/services/scorecard/update.ts'
import { getVersion, listVersions } from '#server/services/scorecard/versions.ts'

export function scorecardRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = scorecardEndpoints
  const created = { limits: ctx.limits, action: 'create' } as const
  mount(app, rows.listScorecards, async ({ user, query, c }) =>
    sendPage(c, await listScorecards({ ...ctx, actor: user }, query)),
  )
  // Before the calls with an id in its place.
  mount(app, rows.listBuiltInCriteria, () => listBuiltInCriteria())
  mountLimited(app, rows.createScorecard, created, ({ user, body }) =>
    createScorecard({ ...ctx, actor: user }, body),
  )
  mount(app, rows.getScorecard, ({ user, params }) => getScorecard({ ...ctx, actor: user }, params.id))
  mount(app, rows.updateScorecard, ({ user, params, body }) =>
    updateScorecard({ ...ctx, actor: user }, { id: params.id, changes: body }),
  )
  mount(app, rows.deleteScorecard, async ({ user, params }) => {
    await removeScorecard({ ...ctx, actor: user }, params)
    return undefined
  })
  mount(app, rows.listScorecardVersions, async ({ user, params, query, c }) =>
    sendPage(c, await listVersions({ ...ctx, actor: user }, { ...params, query })),
  )
  mountLimited(app, rows.createScorecardVersion, created, ({ user, params, body }) =>
    addVersion({ ...ctx, actor: user }, { ...params, ...body }),
  )
  mount(app, rows.getScorecardVersion, ({ user, params }) => getVersion({ ...ctx, actor: user }, params))
  mount(app, rows.getSessionScorecard, ({ user, params }) =>
    getSessionScorecard({ ...ctx, actor: user }, params),
  )
  mount(app, rows.markScorecardEntry, ({ user, params, body }) =>
    markEntry({ ...ctx, actor: user }, { ...params, ...body }),
  )
}
