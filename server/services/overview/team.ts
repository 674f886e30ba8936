import type { TeamOverview } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { localCalendar, weeksBack } from '#server/domain/practice/local-calendar.ts'
import { AppError } from '#server/errors/app-error.ts'
import { narrowToTeam } from '../team/narrow.ts'
import { readAttention } from './attention.ts'
import { readTeamTrend } from './team-trend.ts'
import { readTrainees } from './trainees.ts'

/**
 * The home of who answers for others: a manager's of their own team, an admin's of all or of one. Weeks are those of the
 * time zone.
 * @throws {AppError} `forbidden` for a trainee, and for a manager without a team; `not_found` for a team out of reach
 */
export async function getTeamOverview(
  given: ActorContext,
  input: { timeZone: string; teamId?: string | undefined },
): Promise<TeamOverview> {
  const ctx = await narrowToTeam(given, input.teamId)
  if (!can(ctx.actor, 'watch', { ownerId: null, teamId: ctx.actor.teamId }))
    throw new AppError('forbidden', 'only managers of a team and admins have one')
  const calendar = localCalendar(input.timeZone)
  const weeks = weeksBack(calendar, calendar.dayOf(ctx.now()), limits.teamTrendWeeks)
  const [thisWeek] = weeks
  if (!thisWeek) throw new Error('there is no week')
  const [attention, trend, trainees] = await Promise.all([
    readAttention(ctx),
    readTeamTrend(ctx, weeks.toReversed()),
    readTrainees(ctx, thisWeek),
  ])
  return { attention, trend, trainees }
}
