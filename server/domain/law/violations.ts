import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { spokenSeverity, type SpokenViolation } from '#server/language/reading.ts'

/** Violations that one line shows, and those that the order of the call or a passed-over right shows. */
export type ViolationId =
  | SpokenViolation
  | 'debt_before_verification'
  | 'debt_after_name_alone'
  | 'missing_disclosure'
  | 'partial_disclosure'
  | 'attorney_ignored'
  | 'bankruptcy_ignored'
  | 'wrong_party_told'
  | 'despair_ignored'
  | 'call_without_consent'

/** How grave a violation is where no law says otherwise (docs/scoring.md). */
const severities: Record<ViolationId, Severity> = {
  ...spokenSeverity,
  debt_before_verification: 'minor',
  debt_after_name_alone: 'minor',
  missing_disclosure: 'major',
  partial_disclosure: 'minor',
  attorney_ignored: 'major',
  bankruptcy_ignored: 'major',
  wrong_party_told: 'major',
  despair_ignored: 'major',
  call_without_consent: 'review',
}

/** All of them. */
export const violationIds = Object.keys(severities).filter((id): id is ViolationId => id in severities)

export function severityOf(violation: ViolationId): Severity {
  return severities[violation]
}
