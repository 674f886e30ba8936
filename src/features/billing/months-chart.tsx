import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'
import { amountOf, type Bill, type Measure, measures } from './sums.ts'
import { useAmount } from './use-amount.ts'

type Month = { month: string; bill: Bill }

/**
 * A measure as bars, one for each month. Drawn by hand: a charting library would cost more than the page. For a
 * reader it is one picture with a summary; the figures themselves stand in the table beneath.
 */
export function MonthsChart(props: { months: readonly Month[] }): ReactNode {
  const t = useTranslations('billing')
  const { months } = props
  // Where nothing has a price, the first thing to see is what people did.
  const [measure, setMeasure] = useState<Measure>(
    months.some(({ bill }) => bill.costMicroUsd !== null) ? 'cost' : 'practiceMinutes',
  )
  const top = Math.max(...months.map(({ bill }) => amountOf(measure, bill)))
  return (
    <Card>
      <CardHeader
        title={t('chart')}
        action={
          <div className="w-full sm:w-52">
            <Select
              aria-label={t('measure')}
              value={measure}
              onChange={(event) => setMeasure(measures.find((one) => one === event.target.value) ?? measure)}
            >
              {measures.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </Select>
          </div>
        }
      />
      <div className="px-5 pb-5">
        {top === 0 ? (
          <p className="py-10 text-center text-14 text-text-muted">
            {measure === 'cost' ? t('chartNoCost') : t('chartNothing')}
          </p>
        ) : (
          <Bars months={months} measure={measure} top={top} />
        )}
      </div>
    </Card>
  )
}

/** Up to so many bars each one has its figure above it. */
const figuresUpTo = 12

function Bars(props: { months: readonly Month[]; measure: Measure; top: number }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const amount = useAmount()
  const { months, measure, top } = props
  const highest = months.find(({ bill }) => amountOf(measure, bill) === top)
  const [first, last] = [months[0], months.at(-1)]
  if (!highest || !first || !last) return null
  return (
    <div
      role="img"
      aria-label={t('chartSummary', {
        measure: t(measure),
        from: formats.month(first.month),
        to: formats.month(last.month),
        highest: amount(measure, highest.bill),
        month: formats.month(highest.month),
      })}
      className="flex h-56 items-stretch gap-1 border-b border-border sm:gap-2"
    >
      {months.map(({ month, bill }, at) => {
        const value = amountOf(measure, bill)
        const january = month.endsWith('-01')
        return (
          <div
            key={month}
            title={`${formats.month(month)}: ${amount(measure, bill)}`}
            className="flex min-w-0 flex-1 flex-col"
          >
            <div className="flex min-h-0 flex-1 flex-col justify-end">
              {value > 0 && months.length <= figuresUpTo && (
                <span className="tabular hidden truncate pb-1 text-center text-12 text-text-muted md:block">
                  {amount(measure, bill)}
                </span>
              )}
              <div
                className={clsx(
                  'mx-auto w-full max-w-16 rounded-t-sm',
                  month === last.month ? 'bg-accent' : 'bg-accent-mark',
                )}
                // A bar that is there is seen, however small beside the highest one.
                style={{ height: value === 0 ? 0 : `max(2px, ${(value / top) * 85}%)` }}
              />
            </div>
            <span
              className={clsx(
                'h-9 overflow-hidden border-t border-border pt-1 text-center text-12 whitespace-nowrap text-text-muted',
                // On a narrow screen every third month has its name, and each January.
                at % 3 !== 0 && !january && months.length > 6 && 'max-md:invisible',
                months.length > figuresUpTo && at % 3 !== 0 && !january && 'invisible',
              )}
            >
              {formats.monthName(month)}
              {(january || at === 0) && <span className="block">{month.slice(0, 4)}</span>}
            </span>
          </div>
        )
      })}
    </div>
  )
}
