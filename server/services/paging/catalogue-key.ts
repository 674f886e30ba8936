import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { moment, stored } from '#protocol/text/kinds.ts'
import type { coaches } from '#db/schema/coaches.ts'
import type { prospects } from '#db/schema/prospects.ts'

type Catalogue = typeof prospects | typeof coaches

/** The sort key of a prospect or a coach: samples last, then newest first, then by name. */
export const catalogueKey = z.strictObject({
  sample: z.boolean(),
  at: moment,
  name: stored,
  id: z.uuid(),
})
export type CatalogueKey = z.infer<typeof catalogueKey>

export function catalogueOrder(of: Catalogue): SQL[] {
  return [asc(of.isSample), desc(of.createdAt), asc(of.name), asc(of.id)]
}

/** The condition for the rows after a key in that order. */
export function catalogueAfter(of: Catalogue, key: CatalogueKey | null): SQL | undefined {
  if (key === null) return undefined
  const at = new Date(key.at)
  const behindByName = or(gt(of.name, key.name), and(eq(of.name, key.name), gt(of.id, key.id)))
  const behindByTime = or(lt(of.createdAt, at), and(eq(of.createdAt, at), behindByName))
  return or(gt(of.isSample, key.sample), and(eq(of.isSample, key.sample), behindByTime))
}

export function catalogueKeyOf(row: {
  isSample: boolean
  createdAt: Date
  name: string
  id: string
}): CatalogueKey {
  return { sample: row.isSample, at: row.createdAt.toISOString(), name: row.name, id: row.id }
}
