import { getTableColumns } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectDetails } from '#protocol/rest/prospects.ts'

const { life: _life, ...columns } = getTableColumns(prospects)

/** Every column but the life, which is large. */
export const prospectColumns = columns

export type ProspectRow = typeof prospects.$inferSelect

/** A prospect without its life: that is the solution of the exercise. */
export function presentProspect(row: Omit<ProspectRow, 'life'> & { life?: unknown }): Prospect {
  const {
    nameSearch: _nameSearch,
    ownerTier: _ownerTier,
    life: _theSolution,
    lifeMaker: _lifeMaker,
    ...prospect
  } = row
  return { ...prospect, createdAt: row.createdAt.toISOString() }
}

/** As above, with the life where the reader may edit the prospect. */
export function presentDetails(row: ProspectRow, mayEdit: boolean): ProspectDetails {
  const { life } = row
  return {
    ...presentProspect(row),
    life: mayEdit && life !== null ? { lives: life.lives, edits: life.edits } : null,
  }
}
