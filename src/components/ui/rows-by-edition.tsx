import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'

/** Which rows are of an earlier edition than others; one without a score belongs to those before it. */
function earlierRows(editions: readonly (number | null)[]): boolean[] {
  const newest = newestEdition(editions)
  const earlier: boolean[] = []
  for (const edition of editions)
    earlier.push(edition === null ? (earlier.at(-1) ?? false) : isEarlierEdition(edition, newest))
  return earlier
}

/**
 * The rows of a list of scored calls, each an `li`, with a line where it goes from scores of the newest criteria to earlier ones,
 * and where it comes back. Nothing is added where all scores are of one edition.
 */
export function RowsByEdition<Row>(props: {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  editionOf: (row: Row) => number | null
  children: (row: Row) => ReactNode
}): ReactNode {
  const t = useTranslations('criteriaEdition')
  const earlier = earlierRows(props.rows.map(props.editionOf))
  return props.rows.map((row, at) => (
    <Fragment key={props.keyOf(row)}>
      {earlier[at] !== (earlier[at - 1] ?? false) && (
        <li className="bg-surface-muted px-4 py-1.5 text-12 font-medium text-text-muted sm:px-5">
          {t(earlier[at] === true ? 'older' : 'newer')}
        </li>
      )}
      {props.children(row)}
    </Fragment>
  ))
}
