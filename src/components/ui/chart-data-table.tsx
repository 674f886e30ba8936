import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The data of a chart as a collapsible table, for readers who prefer it or cannot see the chart. */
export function ChartDataTable(props: {
  /** The accessible name of the region. */
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
        // The region must be focusable to be scrolled by keyboard.
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
              // Rows are never reordered, so their index identifies them.
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
