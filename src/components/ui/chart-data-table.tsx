import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The figures behind a chart, for who would rather read, or cannot see it. Opens at a click. */
export function ChartDataTable(props: {
  /** What the figures are, for whom the table is a place on its own. */
  label: string
  columns: readonly { name: string; text?: boolean }[]
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[]
}): ReactNode {
  const t = useTranslations('common')
  const [first, ...columns] = props.columns
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-12 font-medium text-accent-text">
        {t('asTable')}
      </summary>
      <div
        className="mt-2 max-h-96 overflow-auto"
        // Scrolling by keyboard needs a place for the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={props.label}
      >
        <table className="tabular w-full text-left text-12">
          <thead>
            <tr className="border-b border-border text-text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {first?.name}
              </th>
              {columns.map(({ name, text }) => (
                <th key={name} scope="col" className={clsx('py-1.5 pr-4 font-medium', !text && 'text-right')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row, index) => (
              // Rows are never moved about: their place is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index} className="border-b border-border last:border-b-0">
                <th scope="row" className="py-1.5 pr-4 font-medium">
                  {row.name}
                </th>
                {columns.map(({ name, text }, column) => (
                  <td key={name} className={clsx('py-1.5 pr-4', !text && 'text-right')}>
                    {row.cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
