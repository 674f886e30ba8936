import type { MissedMoment, Quote } from '#protocol/vocabulary/analysis.ts'
import { languageOf } from '#server/language/text/plain.ts'
import type { Conversation } from './conversation.ts'
import { isStrength, type Opportunity } from './criteria/criterion.ts'
import type { LegalFinding } from './findings.ts'
import type { Judged } from './scores.ts'
import { betterLine } from './words/better-lines.ts'
import type { Facts } from './words/facts.ts'

/** As many as a trainee can retry of one criterion in one call. */
const momentsMax = 3

/** The collector's line to take again for a quote: that line, or the reply to what the debtor said there. */
function retryLine(talk: Conversation, quote: Quote): MissedMoment['retryFrom'] | null {
  const line = talk.collector.flatMap((turn) => turn.lines).find((said) => said.line >= quote.line)
  return line ? { itemId: line.itemId, line: line.line } : null
}

function betterFor(
  { moment }: Opportunity,
  quote: Quote,
  violations: readonly LegalFinding[],
  facts: Facts,
): string | null {
  if (!moment) return violations.find((found) => found.quote.line === quote.line)?.betterLine ?? null
  if (isStrength(moment.kind)) return null
  return betterLine(moment, languageOf(moment.quote.text, 'en'), facts)
}

/** The moments in which a criterion lost most, each of another line of the collector, the dearest first. */
export function missedMoments(
  { opportunities }: Judged,
  talk: Conversation,
  violations: readonly LegalFinding[],
  facts: Facts,
): MissedMoment[] {
  const taken = new Set<number>()
  return opportunities
    .filter(({ credit }) => credit < 1)
    .toSorted((a, b) => a.credit - b.credit)
    .flatMap((chance): MissedMoment[] => {
      const quote = chance.quote ?? chance.moment?.quote
      const retryFrom = quote && retryLine(talk, chance.moment?.quote ?? quote)
      if (!quote || !retryFrom || taken.has(retryFrom.line)) return []
      taken.add(retryFrom.line)
      return [{ quote, retryFrom, betterLine: betterFor(chance, quote, violations, facts) }]
    })
    .slice(0, momentsMax)
}
