import { useTranslations } from 'use-intl'
import { occupationIdOf } from '#protocol/vocabulary/prospect.ts'

/** The label of an occupation: a listed one is translated, any other shown as it was written. */
export function useOccupation(occupation: string | null): string | null {
  const t = useTranslations('vocabulary.occupation')
  const listed = occupation === null ? null : occupationIdOf(occupation)
  return listed === null ? occupation : t(listed)
}
