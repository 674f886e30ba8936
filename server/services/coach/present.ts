import type { coaches } from '#db/schema/coaches.ts'
import { inBothLanguages } from '#db/seed/sample-coach-texts.ts'
import type { Coach } from '#protocol/rest/coaches.ts'

export type CoachRow = typeof coaches.$inferSelect

/** A coach in the protocol's shape. */
export function presentCoach({
  deletedAt: _deletedAt,
  isSample,
  ownerTier: _ownerTier,
  ...row
}: CoachRow): Coach {
  const translated = (field: 'coachingStyle' | 'bio') =>
    isSample ? inBothLanguages(field, row[field]) : null
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    translations: { coachingStyle: translated('coachingStyle'), bio: translated('bio') },
  }
}
