import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import type { ScorecardDetails, ScorecardInput } from '#protocol/rest/scorecards.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findTeam } from '../team/find.ts'
import { lockTeam } from '../team/lock-team.ts'
import { getScorecard } from './find.ts'
import { lockScorecards, requireKnownCriteria, requireRoom } from './validate.ts'

/**
 * Makes a scorecard with its first version: managers for their own team, admins for the organisation or any team.
 * @throws {AppError} `forbidden`, `not_found` for the team, `invalid_input`, `too_many_items`
 */
export async function createScorecard(ctx: ActorContext, input: ScorecardInput): Promise<ScorecardDetails> {
  if (input.teamId !== null) await findTeam(ctx, input.teamId)
  const teamId = input.teamId ?? (ctx.actor.role === 'admin' ? null : ctx.actor.teamId)
  if (!can(ctx.actor, 'assign', { ownerId: null, teamId }))
    throw new AppError('forbidden', 'only a manager of the team or an admin may make scorecards')
  requireKnownCriteria(input.content)
  const createdAt = ctx.now()
  const id = await ctx.db.transaction(async (tx) => {
    if (teamId !== null && !(await lockTeam(tx, teamId))) throw notFound('team')
    await lockScorecards(tx, teamId)
    await requireRoom(tx, teamId)
    const [row] = await tx
      .insert(scorecards)
      .values({ createdAt, teamId, createdBy: ctx.actor.id })
      .returning({ id: scorecards.id })
    if (!row) throw new AppError('internal', 'the scorecard was not stored')
    await tx
      .insert(scorecardVersions)
      .values({ createdAt, scorecardId: row.id, version: 1, content: input.content, authorId: ctx.actor.id })
    return row.id
  })
  return getScorecard(ctx, id)
}
