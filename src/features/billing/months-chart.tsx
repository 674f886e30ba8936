import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'
import { MonthFigures } from './month-figures.tsx'
import { measureAmount, type Bill, type Measure, measures, sumBills } from './usage-sums.ts'
import { useAmount } from './use-amount.ts'

type Month = { month: string; bill: Bill }

/**
 * The period in figures, and one of them as bars, one per month. Plain HTML: a charting library would be larger
 * than the page. For a screen reader the bars are one image with a summary; the numbers are in the table below.
 */
export function MonthsChart(props: { months: readonly Month[]; admin: boolean }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const { months } = props
  const [chosen, setChosen] = useState<Measure | null>(null)
  const total = sumBills(months.map(({ bill }) => bill))
  const last = months.at(-1)
  if (!last) return null
  const isPriced = total.costMicroUsd !== null
  // What was never used, or has no price, has no figure to show.
  const shown = measures.filter((measure) =>
    measure === 'cost' ? isPriced : measure === 'practiceMinutes' || measureAmount(measure, total) > 0,
  )
  const measure = shown.find((one) => one === chosen) ?? (isPriced ? 'cost' : 'practiceMinutes')
  const firstUsed = months.findIndex(({ bill }) => measures.some((one) => measureAmount(one, bill) > 0))
  // What was before the first use would be an empty plot.
  const drawn = months.slice(Math.max(0, firstUsed))
  const maximum = Math.max(...drawn.map(({ bill }) => measureAmount(measure, bill)))
  return (
    <Card>
      <CardHeader
        title={
          months.length === 1
            ? t('thisMonth', { month: formats.month(last.month) })
            : t('lastMonths', { count: months.length })
        }
        // An admin is told below, where the prices would be, what to do about it.
        {...(!isPriced && !props.admin && { description: `${t('noPrices')} ${t('pricesByAdmin')}` })}
      />
      <div className="flex flex-col gap-5 px-5 pb-5">
        <MonthFigures
          measures={shown}
          total={total}
          current={months.length === 1 ? null : { name: formats.month(last.month), bill: last.bill }}
          value={measure}
          onChange={setChosen}
        />
        {maximum === 0 ? (
          <p className="py-10 text-center text-14 text-text-muted">
            {measure === 'cost' ? t('chartNoCost') : t('chartNothing')}
          </p>
        ) : (
          <div>
            <Bars months={drawn} measure={measure} maximum={maximum} />
            {drawn.length > maxBarsOnPhone && <Values months={drawn} measure={measure} />}
            {drawn.length < months.length && (
              <p className="mt-2 text-12 text-text-muted">
                {t('monthsDrawn', { month: formats.month(drawn[0]?.month ?? last.month) })}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

/** Up to this many bars, each has its value above it and, on a wide screen, its name below it. */
const maxLabelledBars = 12
/** Up to this many, on a phone too. */
const maxBarsOnPhone = 4

function Bars(props: { months: readonly Month[]; measure: Measure; maximum: number }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const amount = useAmount()
  const { months, measure, maximum } = props
  const highest = months.find(({ bill }) => measureAmount(measure, bill) === maximum)
  const [first, last] = [months[0], months.at(-1)]
  if (!highest || !first || !last) return null
  const labelsFit = months.length <= maxLabelledBars
  const rowClass = clsx('flex', labelsFit ? 'gap-1 sm:gap-2' : 'gap-px sm:gap-1')
  return (
    <div
      role="img"
      // A few bars stand beside each other instead of far apart.
      style={{ maxWidth: `${months.length * 12}rem` }}
      aria-label={t('chartSummary', {
        measure: t(measure),
        from: formats.month(first.month),
        to: formats.month(last.month),
        highest: amount(measure, highest.bill),
        month: formats.month(highest.month),
      })}
    >
      <div className={clsx(rowClass, 'h-40 border-b border-border-strong')}>
        {months.map(({ month, bill }) => {
          const value = measureAmount(measure, bill)
          return (
            <div
              key={month}
              title={`${formats.month(month)}: ${amount(measure, bill)}`}
              className="flex min-w-0 flex-1 flex-col justify-end"
            >
              {value > 0 && labelsFit && (
                <span
                  className={clsx(
                    'tabular truncate pb-1 text-center text-12 text-text-muted',
                    months.length > maxBarsOnPhone && 'max-md:hidden',
                  )}
                >
                  {amount(measure, bill)}
                </span>
              )}
              <div
                className="mx-auto w-full max-w-20 rounded-t-sm bg-accent-mark"
                // Keeps a small bar visible next to the highest one.
                style={{ height: value === 0 ? 0 : `max(2px, ${(value / maximum) * 85}%)` }}
              />
            </div>
          )
        })}
      </div>
      <MonthLabels
        months={months}
        labelInterval={labelsFit ? 1 : 3}
        className={clsx(rowClass, 'max-md:hidden')}
      />
      <MonthLabels
        months={months}
        labelInterval={months.length <= 6 ? 1 : labelsFit ? 3 : 6}
        className={clsx(rowClass, 'md:hidden')}
      />
    </div>
  )
}

/** On a phone the values of many bars do not fit above them. Screen readers have the table. */
function Values(props: { months: readonly Month[]; measure: Measure }): ReactNode {
  const formats = useFormats()
  const amount = useAmount()
  const used = props.months.filter(({ bill }) => measureAmount(props.measure, bill) > 0)
  return (
    <ul aria-hidden className="mt-2 flex flex-col gap-1 text-12 md:hidden">
      {used.toReversed().map(({ month, bill }) => (
        <li key={month} className="flex justify-between gap-3">
          <span className="text-text-muted">{formats.month(month)}</span>
          <span className="tabular font-medium">{amount(props.measure, bill)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The months below the bars, as many as fit, with the year where it starts. */
function MonthLabels(props: {
  months: readonly Month[]
  labelInterval: number
  className: string
}): ReactNode {
  const formats = useFormats()
  const { months, labelInterval } = props
  const yearAt = (index: number) => months[index]?.month.slice(0, 4)
  return (
    <div className={clsx(props.className, 'h-9 pt-1 text-12 text-text-muted')}>
      {months.map(({ month }, index) => (
        // A label may be wider than its bar: it is centred, and the next ones are left out.
        <div key={month} className="flex min-w-0 flex-1 justify-center">
          {index % labelInterval === 0 && (
            <span className="text-center whitespace-nowrap">
              {formats.monthName(month)}
              {yearAt(index) !== yearAt(index - labelInterval) && (
                <span className="block">{yearAt(index)}</span>
              )}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
