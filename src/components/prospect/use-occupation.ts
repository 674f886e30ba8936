import { useTranslations } from 'use-intl'
import { occupationIdOf } from '#protocol/vocabulary/prospect.ts'

/** An occupation as it is shown: one of the list in the reader's language, another as it was written. */
export function useOccupation(occupation: string | null): string | null {
  const t = useTranslations('vocabulary.occupation')
  const listed = occupation === null ? null : occupationIdOf(occupation)
  return listed === null ? occupation : t(listed)
}
