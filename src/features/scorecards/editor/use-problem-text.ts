import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { DraftProblems } from './scorecard-draft.ts'

/** The text of a field's problem; undefined without one. */
export type ProblemText = (field: string) => string | undefined

export function useProblemText(problems: DraftProblems): ProblemText {
  const t = useTranslations('scorecards')
  return (field) => {
    const problem = problems[field]
    switch (problem) {
      case undefined:
        return undefined
      case 'nameRefused':
        return t(problem, { max: limits.nameMax })
      case 'examplesWrong':
        return t(problem, { max: limits.scorecardExamplesMax, length: limits.scorecardMeaningMax })
      default:
        return t(problem)
    }
  }
}
