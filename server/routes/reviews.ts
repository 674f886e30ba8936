import type { Hono } from 'hono'
import { reviewEndpoints } from '#protocol/rest/reviews.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { addComment } from '#server/services/review/add-comment.ts'
import { changeComment } from '#server/services/review/change-comment.ts'
import { getReview } from '#server/services/review/get.ts'
import { overrideScore } from '#server/services/review/override-score.ts'
import { removeComment } from '#server/services/review/remove-comment.ts'

export function reviewRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const rows = reviewEndpoints
  mount(app, rows.getSessionReview, ({ user, params }) => getReview({ ...ctx, actor: user }, params))
  mount(app, rows.createComment, ({ user, params, body }) =>
    addComment({ ...ctx, actor: user }, { ...params, ...body }),
  )
  mount(app, rows.updateComment, ({ user, params, body }) =>
    changeComment({ ...ctx, actor: user }, { ...params, ...body }),
  )
  mount(app, rows.deleteComment, async ({ user, params }) => {
    await removeComment({ ...ctx, actor: user }, params)
    return undefined
  })
  mount(app, rows.overrideScore, ({ user, params, body }) =>
    overrideScore({ ...ctx, actor: user }, { ...params, ...body }),
  )
}
