import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { moment, stored } from '#protocol/text/kinds.ts'
import type { coaches } from '#db/schema/coaches.ts'
import type { prospects } from '#db/schema/prospects.ts'

export type Catalogue = typeof prospects | typeof coaches

/**
 * The parts of a list of prospects or coaches, in this order: the actor's own items, the samples, and those of
 * others. Among those of others, everybody's first few come before anybody's next few, so that no author fills a
 * page.
 */
export const catalogueParts = ['own', 'sample', 'others'] as const
export type CataloguePart = (typeof catalogueParts)[number]

/** The sort key within that order: newest first, then by name. The tier matters among those of others. */
export const catalogueKey = z.strictObject({
  part: z.enum(catalogueParts),
  tier: z.number().int().min(0).max(1_000_000),
  at: moment,
  name: stored,
  id: z.uuid(),
})
export type CatalogueKey = z.infer<typeof catalogueKey>

/** The items of an owner in one tier. */
const tierSize = 5

/** The tier of an owner's next item, which it keeps, so that pages stay stable. */
export function ownerTier(itemsSoFar: number): number {
  return Math.floor(itemsSoFar / tierSize)
}

/** The condition for the items of a part. */
export function inPart(of: Catalogue, part: CataloguePart, actorId: string): SQL | undefined {
  switch (part) {
    case 'own':
      return eq(of.ownerId, actorId)
    case 'sample':
      return eq(of.isSample, true)
    case 'others':
      return and(eq(of.isSample, false), sql`${of.ownerId} is distinct from ${actorId}::uuid`)
    default:
      return part satisfies never
  }
}

export function orderInPart(of: Catalogue, part: CataloguePart): SQL[] {
  const newestFirst = [desc(of.createdAt), asc(of.name), asc(of.id)]
  return part === 'others' ? [asc(of.ownerTier), ...newestFirst] : newestFirst
}

/** The condition for the items of its part after a key. */
export function afterInPart(of: Catalogue, key: CatalogueKey): SQL | undefined {
  const at = new Date(key.at)
  const behindByName = or(gt(of.name, key.name), and(eq(of.name, key.name), gt(of.id, key.id)))
  const behindByTime = or(lt(of.createdAt, at), and(eq(of.createdAt, at), behindByName))
  if (key.part !== 'others') return behindByTime
  return or(gt(of.ownerTier, key.tier), and(eq(of.ownerTier, key.tier), behindByTime))
}

export type CatalogueRow = {
  ownerId: string | null
  isSample: boolean
  ownerTier: number
  createdAt: Date
  name: string
  id: string
}

export function catalogueKeyOf(row: CatalogueRow, actorId: string): CatalogueKey {
  const part = row.ownerId === actorId ? 'own' : row.isSample ? 'sample' : 'others'
  return { part, tier: row.ownerTier, at: row.createdAt.toISOString(), name: row.name, id: row.id }
}
