import { eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { Context } from '#server/context.ts'
import type { CoachPersona } from '#server/domain/coach/persona.ts'

/** The coach of a session, even if the coach has since been removed from the lists. */
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
