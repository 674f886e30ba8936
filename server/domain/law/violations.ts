import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { SpokenViolation } from '#server/language/reading.ts'

/** Violations that one line shows, and those that the order of the call or a passed-over right shows. */
export type ViolationId =
  | SpokenViolation
  | 'debt_before_verification'
  | 'missing_disclosure'
  | 'attorney_ignored'
  | 'bankruptcy_ignored'
  | 'wrong_party_told'
  | 'despair_ignored'
  | 'call_without_consent'

/**
 * How grave a violation is where no law says otherwise (docs/scoring.md): a severe one caps the whole score at 20, a major
 * one at 59, a minor one costs its criterion, and one for review costs nothing.
 */
const severities: Record<ViolationId, Severity> = {
  arrest: 'severe',
  unlawful_action: 'severe',
  false_identity: 'severe',
  false_credit: 'major',
  abuse: 'severe',
  violence: 'severe',
  third_party: 'severe',
  ignore_stop: 'major',
  ignore_dispute: 'major',
  pay_to_me: 'major',
  disclosure_language: 'minor',
  harassment: 'major',
  false_fees: 'major',
  unsafe_payment: 'major',
  discrimination: 'severe',
  condescension: 'minor',
  debt_before_verification: 'minor',
  missing_disclosure: 'major',
  attorney_ignored: 'major',
  bankruptcy_ignored: 'major',
  wrong_party_told: 'major',
  despair_ignored: 'major',
  call_without_consent: 'review',
}

export function severityOf(violation: ViolationId): Severity {
  return severities[violation]
}
