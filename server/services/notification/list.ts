import { and, desc, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { assignees, assignments, type Assignment } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Notification } from '#protocol/rest/notifications.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { PersonName } from '#protocol/rest/users.ts'
import { moment } from '#protocol/text/kinds.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import type { ActorContext } from '#server/context.ts'
import { stateAt } from '../assignment/state.ts'
import { type Page, parsePageQuery, rowLimit, toPage } from '../paging/page.ts'
import { presentName } from '../user/present-name.ts'
import { noteDue } from './note-due.ts'
import { ownPart, shownToActor } from './shown.ts'

/** The sort key of a notification: newest first, then by id. */
const key = z.strictObject({ at: moment, id: z.uuid() })

/** So much of what a reviewer wrote stands in the list. */
const wordsMax = 200

/** What the news says in the words of its author: the newest comment of theirs, or why the score was set. */
const words = sql<string | null>`left(case ${notifications.type}
  when 'session_commented' then (
    select c.text from session_comments c where c.session_id = ${notifications.sessionId}
      and c.author_id = ${notifications.authorId}
    order by c.created_at desc, c.id desc limit 1)
  when 'session_scored' then (
    select o.reason from score_overrides o where o.session_id = ${notifications.sessionId}
    order by o.number desc limit 1)
end, ${sql.raw(String(wordsMax))})`

/** The score before the last decision: that of the decision before it, or of the analysis. */
const scoreBefore = sql<number | null>`case ${notifications.type} when 'session_scored' then coalesce(
  (select o.score from score_overrides o where o.session_id = ${notifications.sessionId}
    order by o.number desc offset 1 limit 1),
  (select m.overall_score from performance_metrics m where m.session_id = ${notifications.sessionId})
) end`

const trainees = alias(users, 'trainees')
const creators = alias(users, 'creators')

/** What the actor is told of, newest first. */
export async function listNotifications(ctx: ActorContext, query: PageQuery): Promise<Page<Notification>> {
  const window = parsePageQuery(query, key)
  const limit = rowLimit(window)
  await noteDue(ctx)
  const list = ctx.db
    .select({
      notification: notifications,
      author: users,
      session: {
        id: trainingSessions.id,
        prospectName: sql<string>`${trainingSessions.scenario} ->> 'name'`,
        score: trainingSessions.score,
      },
      trainee: trainees,
      assignment: assignments,
      prospectName: prospects.name,
      creator: creators,
      state: stateAt(ctx.now()),
      words,
      scoreBefore,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.authorId))
    .leftJoin(trainingSessions, eq(trainingSessions.id, notifications.sessionId))
    .leftJoin(trainees, eq(trainees.id, trainingSessions.userId))
    .leftJoin(assignments, eq(assignments.id, notifications.assignmentId))
    .leftJoin(prospects, eq(prospects.id, assignments.prospectId))
    .leftJoin(creators, eq(creators.id, assignments.createdBy))
    .leftJoin(assignees, ownPart)
    .where(and(shownToActor(ctx), afterKey(window.after)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  return toPage(
    rows.flatMap((row) => present(row) ?? []),
    window,
    ({ createdAt, id }) => ({ at: createdAt, id }),
  )
}

function afterKey(after: z.infer<typeof key> | null): SQL | undefined {
  if (after === null) return undefined
  const at = new Date(after.at)
  // The first condition is redundant but lets Postgres use the index.
  return and(
    lte(notifications.createdAt, at),
    or(lt(notifications.createdAt, at), and(eq(notifications.createdAt, at), lt(notifications.id, after.id))),
  )
}

type Row = {
  notification: typeof notifications.$inferSelect
  author: PersonName | null
  session: { id: string; prospectName: string; score: number | null } | null
  trainee: PersonName | null
  assignment: Assignment | null
  prospectName: string | null
  creator: PersonName | null
  /** Of the actor's own part of the assignment; without one it says nothing. */
  state: AssignmentState
  words: string | null
  scoreBefore: number | null
}

/** The foreign keys guarantee what each type refers to. */
function present({ notification, author, session, trainee, creator, ...row }: Row): Notification | null {
  const { id, type, createdAt, readAt } = notification
  const { state, words: said, scoreBefore: before } = row
  const common = { id, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null }
  const assignment = row.assignment && {
    id: row.assignment.id,
    title: row.assignment.title,
    prospect: { name: row.prospectName ?? '' },
    sessionType: row.assignment.sessionType,
    deadline: row.assignment.deadline.toISOString(),
  }
  switch (type) {
    case 'session_commented':
    case 'session_scored':
    case 'scorecard_marked':
      return (
        session && {
          ...common,
          type,
          session,
          by: author && presentName(author),
          words: said,
          scoreBefore: before,
        }
      )
    case 'assignment_given':
    case 'assignment_due':
      return assignment && { ...common, type, assignment, state, by: creator && presentName(creator) }
    case 'assignment_reminder':
      return assignment && { ...common, type, assignment, state, by: author && presentName(author) }
    case 'assignment_passed':
    case 'assignment_failed':
      return (
        session &&
        trainee &&
        assignment && { ...common, type, assignment, session, trainee: presentName(trainee) }
      )
    case 'review_waiting':
      return session && trainee && { ...common, type, session, trainee: presentName(trainee) }
    default:
      return unreachable(type)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected type ${String(value)}`)
}
