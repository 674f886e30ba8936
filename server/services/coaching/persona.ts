import { eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { Context } from '#server/context.ts'
import type { CoachPersona } from '#server/domain/coach/persona.ts'

/** Who coaches a session, also when the coach has been taken out of the lists since. */
export async function findPersona(
  ctx: Pick<Context, 'db'>,
  coachId: string | null,
): Promise<CoachPersona | null> {
  if (coachId === null) return null
  const [coach] = await ctx.db.select().from(coaches).where(eq(coaches.id, coachId))
  if (!coach) return null
  const { name, specialization, experienceLevel, personalities, coachingStyle, bio } = coach
  return { name, specialization, experienceLevel, personalities, coachingStyle, bio }
}
