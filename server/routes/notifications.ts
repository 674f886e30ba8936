import type { Hono } from 'hono'
import { notificationEndpoints } from '#protocol/rest/notifications.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { countUnreadNotifications } from '#server/services/notification/count-unread.ts'
import { listNotifications } from '#server/services/notification/list.ts'
import { markNotificationRead, markNotificationsRead } from '#server/services/notification/mark-read.ts'

export function notificationRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = notificationEndpoints
  mount(app, rows.listNotifications, async ({ user, query, c }) =>
    sendPage(c, await listNotifications({ ...ctx, actor: user }, query)),
  )
  mount(app, rows.countUnreadNotifications, ({ user }) => countUnreadNotifications({ ...ctx, actor: user }))
  mount(app, rows.markNotificationsRead, async ({ user, body }) => {
    await markNotificationsRead({ ...ctx, actor: user }, body)
    return undefined
  })
  mount(app, rows.markNotificationRead, async ({ user, params }) => {
    await markNotificationRead({ ...ctx, actor: user }, params)
    return undefined
  })
}
