import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { notifications } from '#db/schema/notifications.ts'
import type { AccountExport } from '#protocol/rest/privacy.ts'

/** What a user was told of. */
export async function exportNotifications(
  db: Database,
  userId: string,
): Promise<AccountExport['notifications']> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
  return rows.map(({ type, sessionId, assignmentId, createdAt, readAt }) => ({
    type,
    sessionId,
    assignmentId,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}
