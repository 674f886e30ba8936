import { useTranslations } from 'use-intl'
import type { LawSettings } from '#protocol/vocabulary/law.ts'

/** Names what a session is held against: "California law, for an agency". */
export function useLawName(): (law: LawSettings) => string {
  const t = useTranslations('law')
  return ({ jurisdiction, capacity }) => t(`forWhom.${capacity}`, { law: t(`laws.${jurisdiction}`) })
}
