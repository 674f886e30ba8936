import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import type { AccountExport } from '#protocol/rest/privacy.ts'

/** The versions of scorecards that a user made. */
export async function exportVersions(db: Database, userId: string): Promise<AccountExport['scorecards']> {
  const rows = await db
    .select()
    .from(scorecardVersions)
    .where(eq(scorecardVersions.authorId, userId))
    .orderBy(asc(scorecardVersions.createdAt), asc(scorecardVersions.scorecardId))
  return rows.map(({ scorecardId, version, content, createdAt }) => ({
    scorecardId,
    version,
    content,
    createdAt: createdAt.toISOString(),
  }))
}
