import type { prospects } from '#db/schema/prospects.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'

export type ProspectRow = typeof prospects.$inferSelect

export function presentProspect(row: ProspectRow): Prospect {
  const { nameSearch: _nameSearch, ownerTier: _ownerTier, ...prospect } = row
  return { ...prospect, createdAt: row.createdAt.toISOString() }
}
