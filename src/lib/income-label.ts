import { useTranslations } from 'use-intl'
import { incomeLevels, incomeRanges } from '#protocol/vocabulary/prospect.ts'
import { useFormats } from './format.ts'

/**
 * An income as the reader's language writes it. A range is stored in the specification's words
 * ("$25,000-$50,000"), which are also the English ones; what else a prospect has is shown as it stands.
 */
export function useIncomeLabel(): (income: string) => string {
  const t = useTranslations('vocabulary.income')
  const formats = useFormats()
  return (income) => {
    const level = incomeLevels.find((one) => one === income)
    if (level !== undefined) return t(level)
    if (formats.locale.startsWith('en') || !incomeRanges.some((range) => range === income)) return income
    const [low = 0, high] = [...income.matchAll(/[\d,]+/gu)].map(([figure]) =>
      Number(figure.replaceAll(',', '')),
    )
    return high === undefined
      ? t('from', { low: formats.money(low) })
      : t('between', { low: formats.money(low), high: formats.money(high) })
  }
}
