import { useMemo } from 'react'
import { houseRule } from '#protocol/vocabulary/law.ts'
import { useMessages, useTranslations } from 'use-intl'

/**
 * Translates the ids of criteria, violations, turning points and methods. The scorer may add ids: one that
 * this page does not know is shown in a readable form.
 */
export function useAnalysisNames() {
  const messages = useMessages()
  const lawTexts = useTranslations('law')
  const dimensionNames = useTranslations('analysis.dimensions')
  return useMemo(() => {
    const lookUp = (table: Record<string, string>, id: string) =>
      table[id] ?? (isId(id) ? humanizeId(id) : id)
    const ofCriterion = (table: Record<string, Record<string, string>>) => (id: string) => {
      const [dimension = '', name = id] = id.split('.')
      return lookUp(table[dimension] ?? {}, name)
    }
    return {
      /** Beside how well it was met. */
      criterion: ofCriterion(messages.criteria),
      /** As something to practise; it begins in lower case. */
      skill: ofCriterion(messages.skills),
      violation: (id: string) => lookUp(messages.findings.violations, id),
      turningPoint: (id: string) => lookUp(messages.findings.turningPoints, id),
      /** The law that a violation broke. */
      basis: (law: string) => law.replaceAll(houseRule, lawTexts('houseRule')),
      method: (id: string) => lookUp(messages.findings.methods, id),
      dimension: dimensionNames,
    }
  }, [messages, dimensionNames, lawTexts])
}

/** The scorer may also send text instead of an id, which is shown as it is. */
function isId(text: string): boolean {
  return /^[a-z0-9_.]+$/.test(text)
}

/** "paid_in_full" as "Paid in full". */
export function humanizeId(id: string): string {
  const words = id.replaceAll(/[_.]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
