import { and, type SQL } from 'drizzle-orm'
import type { PageQuery } from '#protocol/rest/paging.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import {
  afterInPart,
  type Catalogue,
  catalogueKey,
  catalogueKeyOf,
  catalogueParts,
  type CatalogueRow,
  inPart,
  orderInPart,
} from './catalogue-key.ts'
import { type Page, parsePageQuery, toPage } from './page.ts'

/** Reads some rows of a part; `limit` null: all. */
type ReadPart<Row> = (where: SQL | undefined, orderBy: SQL[], limit: number | null) => Promise<Row[]>

/**
 * A page of prospects or coaches, part by part, so that each part is read in the order of an index. A query
 * without a page size is answered with at most `limits.pageMax` rows and the cursor of the next ones, since others'
 * public items are without number.
 * @param ownInFull such a query is answered with all of the actor's own items besides
 */
export async function readCatalogue<Row extends CatalogueRow>(
  of: Catalogue,
  { actorId, query, ownInFull }: { actorId: string; query: PageQuery; ownInFull: boolean },
  read: ReadPart<Row>,
): Promise<Page<Row>> {
  const { after, size: asked } = parsePageQuery(query, catalogueKey)
  let size = asked ?? limits.pageMax
  const rows: Row[] = []
  for (const part of catalogueParts.slice(after === null ? 0 : catalogueParts.indexOf(after.part))) {
    if (rows.length > size) break
    const whole = part === 'own' && asked === null && ownInFull
    const found = await read(
      and(inPart(of, part, actorId), after?.part === part ? afterInPart(of, after) : undefined),
      orderInPart(of, part),
      // One more than the page, to detect the end.
      whole ? null : size + 1 - rows.length,
    )
    rows.push(...found)
    if (whole) size += found.length
  }
  return toPage(rows, { after, size }, (row) => catalogueKeyOf(row, actorId))
}
