import { eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { practiceDays, practiceTotals } from '#db/schema/practice.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Team, TeamProgress } from '#protocol/rest/teams.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { atLeastZero } from '#server/domain/practice/bounded.ts'
import { meanScore } from '#server/domain/practice/change.ts'
import { sumOfEdition } from '#server/domain/practice/editions.ts'
import { editionSumsOf } from '../practice/edition-sums.ts'
import { presentName } from '../user/present-name.ts'

const dayMs = 86_400_000
const managers = alias(users, 'managers')

/** A team as visible to the actor, and its progress. */
export type TeamWithProgress = { team: Team; progress: TeamProgress }

/** The teams that match `which`, by name, with the figures of their current members. */
export async function readTeams(ctx: ActorContext, which: SQL | undefined): Promise<TeamWithProgress[]> {
  const activeFrom = new Date(ctx.now().getTime() - limits.activeTraineeDays * dayMs)
    .toISOString()
    .slice(0, 10)
  const figures = ctx.db
    .select({
      memberCount: sql<number>`count(*)::int`.as('member_count'),
      activeTrainees: sql<number>`count(*) filter (where ${users.role} = 'trainee' and exists (
        select 1 from ${practiceDays}
        where ${practiceDays.userId} = ${users.id} and ${practiceDays.day} >= ${activeFrom}::date))::int`.as(
        'active_trainees',
      ),
      sessions:
        sql<number>`coalesce(sum(${practiceTotals.standard} + ${practiceTotals.objectionHandling}), 0)::int`.as(
          'sessions',
        ),
      completed: sql<number>`coalesce(sum(${practiceTotals.completed}), 0)::int`.as('completed'),
    })
    .from(users)
    .leftJoin(practiceTotals, eq(practiceTotals.userId, users.id))
    .where(eq(users.teamId, teams.id))
    .as('figures')
  const rows = await ctx.db
    .select({
      team: teams,
      manager: managers,
      memberCount: figures.memberCount,
      activeTrainees: figures.activeTrainees,
      sessions: figures.sessions,
      completed: figures.completed,
      scores: editionSumsOf(sql`select id from users where team_id = ${teams.id}`),
    })
    .from(teams)
    .leftJoin(managers, eq(managers.id, teams.managerId))
    .crossJoinLateral(figures)
    .where(which)
    .orderBy(sql`lower(${teams.name})`, teams.id)
  return rows.map(({ team, manager, scores, ...row }) => {
    const sums = {
      ...row,
      sessions: atLeastZero(row.sessions),
      completed: atLeastZero(row.completed),
    }
    const mean = sumOfEdition(scores)
    const watched = can(ctx.actor, 'watch', { ownerId: null, teamId: team.id })
    return {
      team: {
        id: team.id,
        name: team.name,
        industry: team.industry,
        manager: manager && presentName(manager),
        memberCount: sums.memberCount,
        activeTrainees: watched ? sums.activeTrainees : null,
        avgTeamScore: watched ? meanScore(mean) : null,
        criteriaEdition: watched ? mean.criteriaEdition : null,
        hasEarlierScores: watched && mean.otherwiseScored > 0,
        totalSessions: watched ? sums.sessions : null,
        createdAt: team.createdAt.toISOString(),
      },
      progress: progressOf(sums),
    }
  })
}

function progressOf({ completed, sessions }: { completed: number; sessions: number }): TeamProgress {
  const total = Math.max(sessions, limits.teamProgressTotalMin)
  return { completed, total, percentage: Math.min(100, Math.round((completed / total) * 100)) }
}
