import { useTranslations } from 'use-intl'
import { incomeLevels, incomeRanges } from '#protocol/vocabulary/prospect.ts'
import { useFormats } from './format.ts'

/** The middle level of quick create, in dollars a year [ENUM10]; the others are below and above it. */
const middle = { low: 25_000, high: 60_000 }

/**
 * The label of an income in the current language. Ranges are stored in the specification's notation
 * ("$25,000-$50,000"), which is also the label in the United States: elsewhere "$" may be another money, and incomes are in
 * dollars whatever the debt is in. Any other text is shown as it is.
 */
export function useIncomeLabel(): (income: string) => string {
  const t = useTranslations('vocabulary.income')
  const formats = useFormats()
  return (income) => {
    const level = incomeLevels.find((one) => one === income)
    if (level !== undefined)
      return t(level, { low: formats.money(middle.low), high: formats.money(middle.high) })
    if (formats.locale === 'en-US' || !incomeRanges.some((range) => range === income)) return income
    const [low = 0, high] = [...income.matchAll(/[\d,]+/gu)].map(([figure]) =>
      Number(figure.replaceAll(',', '')),
    )
    return high === undefined
      ? t('from', { low: formats.money(low) })
      : t('between', { low: formats.money(low), high: formats.money(high) })
  }
}
