import type { ViolationId } from '../law/violations.ts'
import type { Breach } from './violations.ts'

/** What a collector says to the person: a threat, an insult, a lie. What is left out or comes too early is none of these. */
const spoken: readonly ViolationId[] = [
  'arrest',
  'unlawful_action',
  'violence',
  'third_party',
  'harassment',
  'abuse',
  'condescension',
  'discrimination',
  'false_identity',
  'false_credit',
  'false_fees',
]

/** The first breach that was said to the person and hurts, of those that `fits`; null where none was. */
export function spokenBreach(
  breaches: readonly Breach[],
  fits: (breach: Breach) => boolean = () => true,
): Breach | null {
  return (
    breaches.find(
      (one) =>
        spoken.includes(one.violation) &&
        (one.severity === 'severe' || one.severity === 'major') &&
        fits(one),
    ) ?? null
  )
}
