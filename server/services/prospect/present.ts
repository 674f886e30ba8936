import { getTableColumns } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { Prospect, ProspectDetails, StoredProspect } from '#protocol/rest/prospects.ts'
import { debtCurrency } from '#server/domain/debtor/account-file/currency.ts'

const { life: _life, ...columns } = getTableColumns(prospects)

/** Every column but the life, which is large. */
export const prospectColumns = columns

export type ProspectRow = typeof prospects.$inferSelect

type WithoutLife = Omit<ProspectRow, 'life'> & { life?: unknown }

/** What of a prospect is stored, in a session too, without its life: that is the solution of the exercise. */
export function storedProspect(row: WithoutLife): StoredProspect {
  const {
    nameSearch: _nameSearch,
    ownerTier: _ownerTier,
    life: _theSolution,
    lifeMaker: _lifeMaker,
    ...prospect
  } = row
  return { ...prospect, createdAt: row.createdAt.toISOString() }
}

/** The same for readers. */
export function presentProspect(row: WithoutLife): Prospect {
  return { ...storedProspect(row), debtCurrency: debtCurrency(row) }
}

/** As above, with the life where the reader may edit the prospect. */
export function presentDetails(row: ProspectRow, mayEdit: boolean): ProspectDetails {
  const { life } = row
  return {
    ...presentProspect(row),
    life: mayEdit && life !== null ? { lives: life.lives, edits: life.edits } : null,
  }
}
