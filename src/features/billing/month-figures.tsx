import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Bill, Measure } from './usage-sums.ts'
import { useAmount } from './use-amount.ts'

/** The measures of the period that the chart draws, and below each the current month's. Of several, one is chosen for the chart. */
export function MonthFigures(props: {
  measures: readonly Measure[]
  total: Bill
  /** The current month, where the period has others. */
  current: { name: string; bill: Bill } | null
  value: Measure
  onChange: (measure: Measure) => void
}): ReactNode {
  const t = useTranslations('billing')
  const amount = useAmount()
  const name = useId()
  const figure = (measure: Measure) => (
    <>
      <span className="block text-12 text-text-muted">{t(measure)}</span>
      <span className="tabular block text-20 font-semibold">{amount(measure, props.total)}</span>
      {props.current && (
        <span className="block text-12 text-text-muted">
          {t('inMonth', { value: amount(measure, props.current.bill), month: props.current.name })}
        </span>
      )}
    </>
  )
  const [first, second] = props.measures
  if (first === undefined) return null
  if (second === undefined) return <p>{figure(first)}</p>
  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="sr-only">{t('measure')}</legend>
      {props.measures.map((measure) => (
        <label
          key={measure}
          className={clsx(
            'relative cursor-pointer rounded-ui border p-3 transition-colors duration-150 ease-out',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent-mark',
            measure === props.value
              ? 'border-accent bg-accent-surface'
              : 'border-border hover:bg-surface-hover',
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={measure === props.value}
            onChange={() => props.onChange(measure)}
            aria-label={t(measure)}
          />
          {figure(measure)}
        </label>
      ))}
    </fieldset>
  )
}
