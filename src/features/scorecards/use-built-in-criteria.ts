import { useLocale } from 'use-intl'
import type { BuiltInCriteria } from '#protocol/rest/scorecards.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { ScorecardEntry } from './compare-contents.ts'

/** The built-in criteria, their names and definitions in the language on the screen. */
export function useBuiltInCriteria() {
  const language = useLocale()
  const names = useAnalysisNames()
  const { data, error, mutate } = useEndpoint('listBuiltInCriteria', {})
  const find = (id: string) => data?.flatMap(({ criteria }) => criteria).find((one) => one.id === id)
  const criterionName = (id: string) => find(id)?.name[language] ?? names.criterion(id)
  return {
    /** By dimension; undefined until loaded. */
    groups: data satisfies BuiltInCriteria[] | undefined,
    error,
    reload: () => void mutate(),
    name: criterionName,
    /** Null until loaded. */
    definition: (id: string) => find(id)?.definition[language] ?? null,
    /** What stands for an entry: the name of a built-in criterion, a question, or the words of a line. */
    entryName: (entry: ScorecardEntry) => {
      if (entry.kind === 'built_in') return criterionName(entry.criterion)
      return entry.kind === 'written' ? entry.question : entry.text
    },
  }
}
