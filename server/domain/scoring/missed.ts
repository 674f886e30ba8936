import type { MissedMoment, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { type Conversation, linesIn } from './conversation.ts'
import type { CriterionId } from './criteria/criteria.ts'
import { isStrength, type Opportunity } from './criteria/criterion.ts'
import type { LegalFinding } from './findings.ts'
import type { Judged } from './scores.ts'
import { betterLine } from './words/better-lines.ts'
import { rightLine } from './words/right-lines.ts'
import { defaultLine } from './words/default-lines.ts'
import type { Facts } from './words/facts.ts'

/** As many as a trainee can retry of one criterion in one call. */
const momentsMax = 3

/** The collector's line to take again for a quote: that line, or the reply to what the debtor said there. */
function retryLine(talk: Conversation, quote: Quote): MissedMoment['retryFrom'] | null {
  const line = talk.collector.flatMap((turn) => turn.lines).find((said) => said.line >= quote.line)
  return line ? { itemId: line.itemId, line: line.line } : null
}

/** What to say there: by the moment, by the breach in that line, else a line that does what the criterion asks for. */
function betterFor(
  id: CriterionId,
  { moment, right }: Opportunity,
  quote: Quote,
  violations: readonly LegalFinding[],
  facts: Facts,
  language: Language,
): string | null {
  if (moment && !isStrength(moment.kind)) return betterLine(moment, language, facts)
  if (right) return rightLine(right.right, language, facts.address)
  if (id !== 'compliance.lawful') return defaultLine(id, language, facts)
  return violations.find((found) => found.quote.line === quote.line)?.betterLine ?? null
}

/** Criteria whose fault is where their quote is: the opening, the closing, the law. */
const atTheirQuote: readonly CriterionId[] = [
  'communication.opening',
  'communication.closing',
  'compliance.identified',
  'compliance.lawful',
  'compliance.rights',
]

/** Whether a line shows the loss: what was missing all along can be shown by none. */
function isShown(id: CriterionId, { moment, right }: Opportunity): boolean {
  return (moment != null && !isStrength(moment.kind)) || right != null || atTheirQuote.includes(id)
}

/** The moments in which a criterion lost most, each of another line of the collector, the dearest first. */
export function missedMoments(
  { id, opportunities }: Judged,
  talk: Conversation,
  violations: readonly LegalFinding[],
  facts: Facts,
): MissedMoment[] {
  const taken = new Set<number>()
  const spokenAt = (line: number) => linesIn(talk).find((said) => said.line === line)?.language ?? 'en'
  return opportunities
    .filter((chance) => chance.credit < 1 && isShown(id, chance))
    .toSorted((a, b) => a.credit - b.credit)
    .flatMap((chance): MissedMoment[] => {
      // What was said shows the fault, and not what it answered.
      const { moment } = chance
      const quote = moment && !isStrength(moment.kind) ? moment.quote : chance.quote
      const retryFrom = quote && retryLine(talk, quote)
      if (!quote || !retryFrom || taken.has(retryFrom.line)) return []
      taken.add(retryFrom.line)
      return [
        {
          quote,
          retryFrom,
          betterLine: betterFor(id, chance, quote, violations, facts, spokenAt(retryFrom.line)),
        },
      ]
    })
    .slice(0, momentsMax)
}
