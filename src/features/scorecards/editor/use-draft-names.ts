import { useTranslations } from 'use-intl'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import type { CriterionDraft, LineDraft } from './scorecard-draft.ts'

/** Names an entry as the scorecard will; one without words yet, by its kind. */
export function useDraftNames(): (entry: CriterionDraft | LineDraft) => string {
  const t = useTranslations('scorecards')
  const names = useAnalysisNames()
  return (entry) => {
    if (entry.kind === 'built_in') return names.criterion(entry.criterion)
    const words = entry.kind === 'written' ? entry.question.trim() : entry.text.trim()
    return words === '' ? t(entry.kind) : words
  }
}
