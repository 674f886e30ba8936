import type { Hono } from 'hono'
import { assignmentEndpoints } from '#protocol/rest/assignments.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { createAssignment } from '#server/services/assignment/create.ts'
import { getAssignment } from '#server/services/assignment/get.ts'
import { listAssignees } from '#server/services/assignment/list-assignees.ts'
import { listDueAssignments } from '#server/services/assignment/list-due.ts'
import { listAssignments } from '#server/services/assignment/list.ts'
import { removeAssignment } from '#server/services/assignment/remove.ts'
import { remindAssignees } from '#server/services/assignment/remind.ts'
import { startAssignment } from '#server/services/assignment/start.ts'
import { updateAssignment } from '#server/services/assignment/update.ts'

export function assignmentRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = assignmentEndpoints
  mount(app, rows.listDueAssignments, async ({ user, query, c }) =>
    sendPage(c, await listDueAssignments({ ...ctx, actor: user }, query)),
  )
  mountLimited(
    app,
    rows.startAssignment,
    { limits: ctx.limits, action: 'session' },
    ({ user, params, body }) => startAssignment({ ...ctx, actor: user }, { ...params, ...body }),
  )
  mount(app, rows.listAssignments, async ({ user, query, c }) =>
    sendPage(c, await listAssignments({ ...ctx, actor: user }, query)),
  )
  mount(app, rows.createAssignment, ({ user, body }) => createAssignment({ ...ctx, actor: user }, body))
  mount(app, rows.getAssignment, ({ user, params }) => getAssignment({ ...ctx, actor: user }, params))
  mount(app, rows.listAssignees, async ({ user, params, query, c }) =>
    sendPage(c, await listAssignees({ ...ctx, actor: user }, { ...params, query })),
  )
  mount(app, rows.updateAssignment, ({ user, params, body }) =>
    updateAssignment({ ...ctx, actor: user }, { id: params.id, changes: body }),
  )
  mount(app, rows.remindAssignees, ({ user, params }) => remindAssignees({ ...ctx, actor: user }, params))
  mount(app, rows.deleteAssignment, async ({ user, params }) => {
    await removeAssignment({ ...ctx, actor: user }, params)
    return undefined
  })
}
