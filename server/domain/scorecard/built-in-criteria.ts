import type { BuiltInCriteria } from '#protocol/rest/scorecards.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { criteria } from '../scoring/criteria/criteria.ts'
import { dimensionOf, type Definition } from '../scoring/criteria/criterion.ts'

const told = ({ occasion, two }: Definition): string => `${occasion} ${two}`

/** The criteria of the portal's own score, by dimension, in the order of docs/scoring.md. */
export function builtInCriteria(): BuiltInCriteria[] {
  return dimensions.map((dimension) => ({
    dimension,
    criteria: criteria
      .filter(({ id }) => dimensionOf(id) === dimension)
      .map(({ id, definition }) => ({
        id,
        definition: { en: told(definition.en), es: told(definition.es) },
      })),
  }))
}
