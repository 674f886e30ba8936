import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { UsageMonth } from '#protocol/rest/usage.ts'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { measureAmount, type Bill, type ChargedItem, isPartlyPriced } from './usage-sums.ts'

const numberCellClass = 'py-2 pr-5 text-right whitespace-nowrap'

/** All teams and months, the latest month first, and their sum. */
export function UsageTable(props: { rows: readonly UsageMonth[]; total: Bill }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const list = useIncrementalList(props.rows)
  const columns = columnsOf(props.total)
  return (
    <>
      <div
        className="relative overflow-x-auto border-t border-border"
        // Scrolling by keyboard needs a focusable element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('usage')}
      >
        <table className="tabular w-full text-left text-14">
          <thead>
            <tr className="border-b border-border text-12 text-text-muted">
              <th scope="col" className="py-2 pr-5 pl-5 font-medium">
                {t('month')}
              </th>
              <th scope="col" className="hidden py-2 pr-5 font-medium sm:table-cell">
                {t('team')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`${numberCellClass} font-medium`}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.shown.map((row) => (
              <tr key={`${row.month} ${row.team?.id ?? ''}`} className="border-b border-border">
                <th scope="row" className="py-2 pr-5 pl-5 font-medium whitespace-nowrap">
                  {formats.month(row.month)}
                  {/* On a narrow screen the team is below its month, so that the numbers stay visible. */}
                  <span className="block font-normal text-text-muted sm:hidden">
                    {row.team?.name ?? t('noTeam')}
                  </span>
                </th>
                <td className="hidden min-w-36 py-2 pr-5 sm:table-cell">{row.team?.name ?? t('noTeam')}</td>
                <BillCells bill={row} columns={columns} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-3 pl-5 font-semibold">
                {t('total')}
              </th>
              <td aria-hidden className="hidden sm:table-cell" />
              <BillCells bill={props.total} columns={columns} />
            </tr>
          </tfoot>
        </table>
      </div>
      <ShowMoreFooter list={list} />
      {isPartlyPriced(props.total) && (
        <p className="border-t border-border px-5 py-3 text-12 text-text-muted">{t('partlyPricedNote')}</p>
      )}
    </>
  )
}

type Column = 'cost' | ChargedItem

/** What has a price, and what was used at all: a column of zeros says nothing. Practice time always stands. */
function columnsOf(total: Bill): Column[] {
  return [
    ...(total.costMicroUsd === null ? [] : ['cost' as const]),
    'practiceMinutes',
    ...(['modelTokensIn', 'modelTokensOut', 'voiceCharacters'] as const).filter(
      (item) => total[item].quantity > 0,
    ),
  ]
}

function BillCells(props: { bill: Bill; columns: readonly Column[] }): ReactNode {
  const formats = useFormats()
  const { bill } = props
  return props.columns.map((column) => (
    <td key={column} className={numberCellClass}>
      {column === 'cost' ? (
        <Cost bill={bill} />
      ) : column === 'practiceMinutes' ? (
        formats.hoursAndMinutes(bill.practiceMinutes.quantity)
      ) : (
        formats.number(bill[column].quantity)
      )}
    </td>
  ))
}

function Cost({ bill }: { bill: Bill }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const used = (['modelTokens', 'voiceCharacters', 'practiceMinutes'] as const).some(
    (measure) => measureAmount(measure, bill) > 0,
  )
  return (
    <>
      {bill.costMicroUsd === null ? (
        <span className="font-normal text-text-muted">{used ? t('noPrice') : formats.microUsd(0)}</span>
      ) : (
        formats.microUsd(bill.costMicroUsd)
      )}
      {isPartlyPriced(bill) && (
        <>
          <span aria-hidden>*</span>
          <span className="sr-only"> ({t('partlyPriced')})</span>
        </>
      )}
    </>
  )
}
