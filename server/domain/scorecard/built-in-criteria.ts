import type { BuiltInCriteria } from '#protocol/rest/scorecards.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { criterionIds, dimensionOf } from '../scoring/criteria/criterion.ts'
import { builtInNames } from './built-in-names.ts'

/** The criteria of the portal's own score, by dimension, in the order of docs/scoring.md. */
export function builtInCriteria(): BuiltInCriteria[] {
  return dimensions.map((dimension) => ({
    dimension,
    criteria: criterionIds
      .filter((id) => dimensionOf(id) === dimension)
      .map((id) => {
        const { en, es } = builtInNames[id]
        return {
          id,
          name: { en: en.name, es: es.name },
          definition: { en: en.definition, es: es.definition },
        }
      }),
  }))
}
