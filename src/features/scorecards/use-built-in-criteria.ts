import { useLocale } from 'use-intl'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** The built-in criteria. Their names are those that they have in an analysis. */
export function useBuiltInCriteria() {
  const language = useLocale()
  const { data, error, mutate } = useEndpoint('listBuiltInCriteria', {})
  return {
    /** By dimension; undefined until loaded. */
    groups: data,
    error,
    reload: () => void mutate(),
    /** In the language on the screen; null until loaded. */
    definition: (id: string): string | null =>
      data?.flatMap(({ criteria }) => criteria).find((one) => one.id === id)?.definition[language] ?? null,
  }
}
