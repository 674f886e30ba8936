import { useTranslations } from 'use-intl'
import { occupationIdOf, sampleOccupationIdOf } from '#protocol/vocabulary/prospect.ts'

/** The label of an occupation: a listed one or a sample's is translated, any other shown as it was written. */
export function useOccupation(occupation: string | null): string | null {
  const t = useTranslations('vocabulary')
  if (occupation === null) return null
  const listed = occupationIdOf(occupation)
  if (listed !== null) return t(`occupation.${listed}`)
  const sample = sampleOccupationIdOf(occupation)
  return sample === null ? occupation : t(`sampleOccupation.${sample}`)
}
