import type { Language } from '#protocol/vocabulary/language.ts'
import * as en from '#protocol/vocabulary/report-names/en.ts'
import * as es from '#protocol/vocabulary/report-names/es.ts'
import { violationIds } from '../law/violations.ts'
import { violationName } from '../scoring/words/violations.ts'

const names = { en, es }

/** The name of a criterion, as on the pages; null where a stored analysis has one that is no more. */
export function criterionName(id: string, language: Language): string | null {
  const [dimension = '', name = ''] = id.split('.')
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = names[language].criterionNames
  return tables[dimension]?.[name] ?? null
}

/** What a violation is called: on the pages, then in the text of the analysis. Empty for one that is no more. */
export function namesOfViolation(id: string, language: Language): string[] {
  const known = violationIds.find((one) => one === id)
  return known ? [names[language].violationNames[known], violationName(known, language)] : []
}
