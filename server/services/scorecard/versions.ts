import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { users } from '#db/schema/users.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { ScorecardVersion, ScorecardVersionDetails } from '#protocol/rest/scorecards.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { type Page, parsePageQuery, rowLimit, toPage } from '../paging/page.ts'
import { presentName } from '../user/present-name.ts'
import { findScorecard } from './find.ts'

/** The sort key of a version: its number. */
const numberKey = z.strictObject({ version: z.int32().min(1) })

const summary = {
  version: scorecardVersions.version,
  name: sql<string>`${scorecardVersions.content} ->> 'name'`,
  createdAt: scorecardVersions.createdAt,
  author: users,
}

/** The versions of a scorecard that the actor may read, newest first. */
export async function listVersions(
  ctx: ActorContext,
  input: { id: string; query: PageQuery },
): Promise<Page<ScorecardVersion>> {
  const { id } = await findScorecard(ctx, input.id)
  const window = parsePageQuery(input.query, numberKey)
  const limit = rowLimit(window)
  const { after } = window
  const list = ctx.db
    .select(summary)
    .from(scorecardVersions)
    .leftJoin(users, eq(users.id, scorecardVersions.authorId))
    .where(
      and(
        eq(scorecardVersions.scorecardId, id),
        after === null ? undefined : lt(scorecardVersions.version, after.version),
      ),
    )
    .orderBy(desc(scorecardVersions.version))
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  return toPage(rows.map(present), window, ({ version }) => ({ version }))
}

/** One version of a scorecard that the actor may read. */
export async function getVersion(
  ctx: ActorContext,
  input: { id: string; version: number },
): Promise<ScorecardVersionDetails> {
  const { id } = await findScorecard(ctx, input.id)
  const [row] = await ctx.db
    .select({ ...summary, content: scorecardVersions.content })
    .from(scorecardVersions)
    .leftJoin(users, eq(users.id, scorecardVersions.authorId))
    .where(and(eq(scorecardVersions.scorecardId, id), eq(scorecardVersions.version, input.version)))
  if (!row) throw notFound('version')
  return { ...present(row), content: row.content }
}

type Row = { version: number; name: string; createdAt: Date; author: typeof users.$inferSelect | null }

function present({ version, name, createdAt, author }: Row): ScorecardVersion {
  return { version, name, author: author && presentName(author), createdAt: createdAt.toISOString() }
}
