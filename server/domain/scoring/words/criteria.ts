import type { Language } from '#protocol/vocabulary/language.ts'
import type { CriterionId } from '../criteria/criterion.ts'
import { mannerReasons } from './criteria-manner.ts'
import { matterReasons } from './criteria-matter.ts'

const reasons = { ...mannerReasons, ...matterReasons }

/** What a judgement says: one sentence for each grade of each criterion. */
export function reasonOf(id: CriterionId, score: 0 | 1 | 2, language: Language): string {
  return reasons[id][language][score]
}
