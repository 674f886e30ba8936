import { useTranslations } from 'use-intl'
import { useFormats } from '#src/lib/format.ts'
import { measureAmount, type Bill, type Measure } from './usage-sums.ts'

/** Formats a measure of a bill: an amount of money, a number or a duration. */
export function useAmount(): (measure: Measure, bill: Bill) => string {
  const t = useTranslations('billing')
  const formats = useFormats()
  return (measure, bill) => {
    const amount = measureAmount(measure, bill)
    switch (measure) {
      case 'cost':
        return bill.costMicroUsd === null ? t('noPrice') : formats.microUsd(amount)
      case 'practiceMinutes':
        return formats.hoursAndMinutes(amount)
      case 'modelTokens':
      case 'voiceCharacters':
        return formats.number(amount)
      default:
        return measure satisfies never
    }
  }
}
