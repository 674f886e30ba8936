import type { coaches } from '#db/schema/coaches.ts'
import type { Coach } from '#protocol/rest/coaches.ts'

export type CoachRow = typeof coaches.$inferSelect

/** A coach in the protocol's shape. */
export function presentCoach({
  deletedAt: _deletedAt,
  isSample: _isSample,
  ownerTier: _ownerTier,
  ...row
}: CoachRow): Coach {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
