import type { Language } from '#protocol/vocabulary/language.ts'
import type { Breach } from '../violations.ts'
import type { Facts } from './facts.ts'
import { collectedOnWhy, leavingLine } from './right-lines.ts'
import { lawfulLine, violationWhy } from './violations.ts'

/** Why a breach is one: of a right that was taken first, what was wrong is what came after. */
export function breachWhy({ violation, afterTaken }: Breach, language: Language): string {
  return afterTaken === undefined ? violationWhy(violation, language) : collectedOnWhy(language)
}

/** What could have been said instead, in the language of the line. */
export function breachLine(
  { violation, afterTaken, quote }: Breach,
  language: Language,
  facts: Facts,
): string {
  return afterTaken === 'stop_calling'
    ? leavingLine(language, facts.address)
    : lawfulLine(violation, language, facts, quote.text)
}
