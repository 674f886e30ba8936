import { coaches } from '#db/schema/coaches.ts'
import type { Coach, CoachInput } from '#protocol/rest/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { presentCoach } from './present.ts'

export async function createCoach(ctx: ActorContext, input: CoachInput): Promise<Coach> {
  const [row] = await ctx.db
    .insert(coaches)
    .values({ ...input, ownerId: ctx.actor.id, createdAt: ctx.now() })
    .returning()
  if (!row) throw new AppError('internal', 'the coach was not stored')
  return presentCoach(row)
}
