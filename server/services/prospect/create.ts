import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectInput } from '#protocol/rest/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { presentProspect } from './present.ts'

export async function createProspect(ctx: ActorContext, input: ProspectInput): Promise<Prospect> {
  const [row] = await ctx.db
    .insert(prospects)
    .values({ ...input, ownerId: ctx.actor.id, createdAt: ctx.now() })
    .returning()
  if (!row) throw new AppError('internal', 'the prospect was not stored')
  return presentProspect(row)
}
