import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { ViolationId } from '#server/domain/law/violations.ts'
import type { Criterion } from '../criterion.ts'

/** The share of the criterion that a breach of each gravity takes. */
export const severityCosts: Record<Severity, number> = { severe: 1, major: 0.5, minor: 0.2, review: 0.1 }

type ElsewhereId = 'compliance.verified_first' | 'compliance.disclosure'

/** Breaches that a criterion on the order of the call already counts. */
export const countedElsewhere: Partial<Record<ViolationId, ElsewhereId>> = {
  debt_before_verification: 'compliance.verified_first',
  debt_after_name_alone: 'compliance.verified_first',
  missing_disclosure: 'compliance.disclosure',
  partial_disclosure: 'compliance.disclosure',
}

/** The criterion that counts a breach. */
export function criterionOfBreach(violation: ViolationId): 'compliance.lawful' | ElsewhereId {
  return countedElsewhere[violation] ?? lawful.id
}

export const lawful = {
  id: 'compliance.lawful',
  weight: 2,
  definition: {
    en: {
      occasion: 'The call as a whole.',
      two: 'Nothing that the law forbids.',
      one: 'Something minor, or something that needs a second look.',
      zero: 'Something that the law forbids.',
    },
    es: {
      occasion: 'La llamada entera.',
      two: 'Nada que la ley prohíba.',
      one: 'Algo menor, o algo que conviene revisar.',
      zero: 'Algo que la ley prohíbe.',
    },
  },
  reasons: {
    en: [
      'Something was said that the law forbids.',
      'Something was said that needs a second look.',
      'Nothing was said that the law forbids.',
    ],
    es: [
      'Se dijo algo que la ley prohíbe.',
      'Se dijo algo que conviene revisar.',
      'No se dijo nada que la ley prohíba.',
    ],
  },
  opportunities: ({ talk, breaches }) => {
    const worded = breaches.filter(({ violation }) => countedElsewhere[violation] === undefined)
    if (talk.collector.length < 2 && worded.length === 0) return []
    const cost = worded.reduce((sum, { severity }) => sum + severityCosts[severity], 0)
    return [{ credit: Math.max(0, 1 - cost), quote: worded[0]?.quote ?? null }]
  },
} as const satisfies Criterion
