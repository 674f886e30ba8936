import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { coaches } from '#db/schema/coaches.ts'
import { invitations } from '#db/schema/invitations.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import { teams } from '#db/schema/teams.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { usageMonths } from '#db/schema/usage.ts'
import { users } from '#db/schema/users.ts'
import type { Actor } from '#protocol/vocabulary/roles.ts'

/**
 * The rows that an actor can reach, as SQL: the counterpart of `can` (protocol/vocabulary/roles.ts) for lists
 * and lookups. Rows out of scope are not read, so they look like missing ones.
 */
export function reachableSessions(db: Database, actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  return or(eq(trainingSessions.userId, actor.id), inTeam(db, actor, trainingSessions.userId))
}

export function reachableProspects(db: Database, actor: Actor): SQL | undefined {
  const mine = or(
    eq(prospects.ownerId, actor.id),
    eq(prospects.isPublic, true),
    inTeam(db, actor, prospects.ownerId),
  )
  return and(isNull(prospects.deletedAt), actor.role === 'admin' ? undefined : mine)
}

export function reachableCoaches(db: Database, actor: Actor): SQL | undefined {
  const mine = or(
    eq(coaches.ownerId, actor.id),
    eq(coaches.isPublic, true),
    inTeam(db, actor, coaches.ownerId),
  )
  return and(isNull(coaches.deletedAt), actor.role === 'admin' ? undefined : mine)
}

/** The people whose names an actor may see. */
export function knownUsers(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  return or(eq(users.id, actor.id), actor.teamId === null ? undefined : eq(users.teamId, actor.teamId))
}

/** The people whose practice an actor manages: managers their own team, admins everyone, trainees nobody. */
export function watchedUsers(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  return actor.role === 'manager' && actor.teamId !== null ? eq(users.teamId, actor.teamId) : sql`false`
}

/** The assignments whose people an actor manages: those of the actor's team, and those with members of it. */
export function reachableAssignments(db: Database, actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  if (actor.role !== 'manager' || actor.teamId === null) return sql`false`
  const ofTeam = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.teamId, actor.teamId))
    .union(
      db
        .select({ id: assignees.assignmentId })
        .from(assignees)
        .innerJoin(users, eq(users.id, assignees.userId))
        .where(and(eq(users.teamId, actor.teamId), isNull(assignees.withdrawnAt))),
    )
  // As an array, for the same reason as in `inTeam`.
  return sql`${assignments.id} = any(array(${ofTeam}))`
}

/** The scorecards that an actor may read and assign: managers their team's and the organisation's, admins all. */
export function reachableScorecards(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  if (actor.role !== 'manager' || actor.teamId === null) return sql`false`
  return or(isNull(scorecards.teamId), eq(scorecards.teamId, actor.teamId))
}

/** The invitations that an actor may see and revoke: managers those of trainees to their own team, admins all. */
export function manageableInvitations(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  if (actor.role !== 'manager' || actor.teamId === null) return sql`false`
  return and(eq(invitations.teamId, actor.teamId), eq(invitations.role, 'trainee'))
}

/** The teams that an actor may see; deleted teams are never included. */
export function knownTeams(actor: Actor): SQL | undefined {
  const live = isNull(teams.deletedAt)
  if (actor.role === 'admin') return live
  return and(live, actor.teamId === null ? sql`false` : eq(teams.id, actor.teamId))
}

/** The bills that an actor may read: managers their own team's, admins all, trainees none. */
export function billedTeams(actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined
  return actor.role === 'manager' && actor.teamId !== null ? eq(usageMonths.teamId, actor.teamId) : sql`false`
}

type OwnerColumn = typeof trainingSessions.userId | typeof prospects.ownerId | typeof coaches.ownerId

/** For a manager: what members of the actor's team own. For everyone else: nothing more. */
function inTeam(db: Database, actor: Actor, owner: OwnerColumn): SQL | undefined {
  if (actor.role !== 'manager' || actor.teamId === null) return undefined
  const members = db.select({ id: users.id }).from(users).where(eq(users.teamId, actor.teamId))
  // With an array Postgres finds the members first and uses an index for their rows; `in` would scan every row.
  return sql`${owner} = any(array${members})`
}
