import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { CriterionId } from '../criteria/criterion.ts'

/** One sentence for each grade (0, 1, 2) of a criterion. */
export type Graded = Record<Language, readonly [missed: string, partly: string, met: string]>
export type ReasonsOf<D extends Dimension> = Record<Extract<CriterionId, `${D}.${string}`>, Graded>
