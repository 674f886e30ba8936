import { sql } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { dearest } from '#server/domain/practice/plan.ts'
import { weightOf } from '#server/domain/scoring/lost-weight.ts'
import { AppError } from '#server/errors/app-error.ts'
import { watchedTrainees } from '../overview/watched-trainees.ts'
import { narrowToTeam } from '../team/narrow.ts'
import { usernameKey } from '../user/rows.ts'

/** A criterion over the calls of a trainee's plan. */
type Tally = {
  person_id: string
  criterion: string
  /** The shares that were missed, summed up over the calls. */
  missed: number
  earned: number
}

/**
 * What the plan of each trainee names as the weakest criterion (`readPlan`), for the trainees of the team's home. The
 * database adds up what the calls lost: the reports of so many calls are too long to be read whole.
 * @throws {AppError} `forbidden` for a trainee, and for a manager without a team; `not_found` for a team out of reach
 */
export async function listWeakHabits(
  given: ActorContext,
  input: { teamId?: string | undefined },
): Promise<WeakHabit[]> {
  const ctx = await narrowToTeam(given, input.teamId)
  if (!can(ctx.actor, 'watch', { ownerId: null, teamId: ctx.actor.teamId }))
    throw new AppError('forbidden', 'only managers of a team and admins read the plans of others')
  const tallies = await ctx.db.execute<Tally>(sql`
    with person as (
      select ${users.id} from ${users} where ${watchedTrainees(ctx)}
      order by ${usernameKey} limit ${limits.homePeopleMax}
    ), call as (
      select person.id as person_id, held.criteria, count(*) over (partition by person.id) as calls
      from person cross join lateral (
        select m.report -> 'criteria' as criteria
        from training_sessions s join performance_metrics m on m.session_id = s.id
        where s.user_id = person.id and s.status = 'completed' and s.forked_at_line is null
          and m.overall_score is not null
        order by s.started_at desc, s.id desc limit ${limits.planCalls}
      ) held
    )
    select call.person_id, judged.id as criterion,
      sum(1 - least(1, judged.credited / judged.opportunities)) as missed,
      least(1, sum(judged.credited) / sum(judged.opportunities)) as earned
    from call cross join lateral
      jsonb_to_recordset(call.criteria) as judged (id text, credited float8, opportunities float8)
    where call.calls >= ${limits.planCallsMin}
    group by call.person_id, judged.id`)
  const losses = new Map<string, { id: string; lost: number; earned: number }[]>()
  for (const { person_id: userId, criterion, missed, earned } of tallies) {
    const own = losses.get(userId) ?? []
    losses.set(userId, [...own, { id: criterion, lost: weightOf(criterion) * missed, earned }])
  }
  return [...losses].flatMap(([userId, own]) => {
    const worst = dearest(own)
    return worst ? [{ userId, criterion: worst.id, earned: worst.earned }] : []
  })
}
