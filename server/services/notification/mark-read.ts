import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'

/** Marks one of the actor's notifications as read; when it was read first stays. */
export async function markNotificationRead(ctx: ActorContext, input: { id: string }): Promise<void> {
  const [row] = await ctx.db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, input.id), eq(notifications.userId, ctx.actor.id)))
    .returning({ id: notifications.id })
  if (!row) throw notFound('notification')
}

/** Marks the actor's notifications as read, except what came after `upTo` and was not seen. */
export async function markNotificationsRead(ctx: ActorContext, input: { upTo: string }): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(
      and(
        eq(notifications.userId, ctx.actor.id),
        isNull(notifications.readAt),
        lte(notifications.createdAt, new Date(input.upTo)),
      ),
    )
}
