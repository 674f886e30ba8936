import { sql } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { type ScoredCall, weakestOf } from '#server/domain/practice/plan.ts'
import { AppError } from '#server/errors/app-error.ts'
import { watchedTrainees } from '../overview/watched-trainees.ts'
import { narrowToTeam } from '../team/narrow.ts'
import { usernameKey } from '../user/rows.ts'

/** A call of a trainee's plan, with as much of its report as is ranked. */
type HeldCall = ScoredCall & { person_id: string }

/**
 * What the plan of each trainee names as the weakest criterion (`readPlan`), for the trainees of the team's home. The
 * database takes out of the reports what is ranked: so many of them are too long to be read whole.
 * @throws {AppError} `forbidden` for a trainee, and for a manager without a team; `not_found` for a team out of reach
 */
export async function listWeakHabits(
  given: ActorContext,
  input: { teamId?: string | undefined },
): Promise<WeakHabit[]> {
  const ctx = await narrowToTeam(given, input.teamId)
  if (!can(ctx.actor, 'watch', { ownerId: null, teamId: ctx.actor.teamId }))
    throw new AppError('forbidden', 'only managers of a team and admins read the plans of others')
  const calls = await ctx.db.execute<HeldCall>(sql`
    with person as (
      select ${users.id} from ${users} where ${watchedTrainees(ctx)}
      order by ${usernameKey} limit ${limits.homePeopleMax}
    )
    select person.id as person_id, ranked.criteria, ranked.violations, ranked.outcome
    from person cross join lateral (
      select m.report, s.started_at, s.id
      from training_sessions s join performance_metrics m on m.session_id = s.id
      where s.user_id = person.id and s.status = 'completed' and s.forked_at_line is null
        and m.overall_score is not null
      order by s.started_at desc, s.id desc limit ${limits.planCalls}
    ) held cross join lateral (
      select
        (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', one -> 'id', 'dimension', one -> 'dimension', 'score', one -> 'score',
            'credited', one -> 'credited', 'opportunities', one -> 'opportunities', 'cost', one -> 'cost',
            'missed', case when jsonb_array_length(one -> 'missed') > 0 then '[true]'::jsonb end))
            order by place), '[]')
          from jsonb_array_elements(held.report -> 'criteria') with ordinality as judged (one, place)) as criteria,
        (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'severity', one -> 'severity', 'criterion', one -> 'criterion')) order by place), '[]')
          from jsonb_array_elements(held.report -> 'violations') with ordinality as found (one, place)) as violations,
        jsonb_build_object('rightsInvoked', held.report -> 'outcome' -> 'rightsInvoked') as outcome
    ) ranked
    order by held.started_at desc, held.id desc`)
  const byPerson = new Map<string, HeldCall[]>()
  for (const call of calls) byPerson.set(call.person_id, [...(byPerson.get(call.person_id) ?? []), call])
  return [...byPerson].flatMap(([userId, own]) => {
    const worst = weakestOf(own)
    return worst ? [{ userId, criterion: worst.id, lostIn: worst.lostIn.length, calls: own.length }] : []
  })
}
