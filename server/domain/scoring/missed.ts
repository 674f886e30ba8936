import type { MissedMoment, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Conversation } from './conversation.ts'
import type { CriterionId } from './criteria/criteria.ts'
import { isStrength, type Opportunity } from './criteria/criterion.ts'
import type { LegalFinding } from './findings.ts'
import type { Judged } from './scores.ts'
import { languageSpokenAt } from './spoken-language.ts'
import { betterLine } from './words/better-lines.ts'
import { rightLine } from './words/right-lines.ts'
import { defaultLine } from './words/default-lines.ts'
import { momentProse } from './words/moments.ts'
import type { Facts } from './words/facts.ts'

/** As many as a trainee can retry of one criterion in one call. */
const momentsMax = 3

/** The collector's line to take again for a quote: that line, or the reply to what the debtor said there. */
function retryLine(talk: Conversation, quote: Quote): MissedMoment['retryFrom'] | null {
  const line = talk.collector.flatMap((turn) => turn.lines).find((said) => said.line >= quote.line)
  return line ? { itemId: line.itemId, line: line.line } : null
}

type Told = Pick<MissedMoment, 'betterLine' | 'why'>

/** What to say there: by the moment, by the right, else a line that does what the criterion asks for. */
function betterFor(
  id: CriterionId,
  { moment, right }: Opportunity,
  facts: Facts,
  language: Language,
): string | null {
  if (moment && !isStrength(moment.kind)) return betterLine(moment, language, facts)
  return right ? rightLine(right.right, language, facts.address) : defaultLine(id, language, facts)
}

/** Criteria whose fault is where their quote is: the opening, the closing, a right. */
const atTheirQuote: readonly CriterionId[] = [
  'communication.opening',
  'communication.closing',
  'compliance.identified',
  'compliance.rights',
]

/** Whether a line shows the loss: what was missing all along can be shown by none. */
function isShown(id: CriterionId, { moment, right }: Opportunity): boolean {
  return (moment != null && !isStrength(moment.kind)) || right != null || atTheirQuote.includes(id)
}

/** What shows that an occasion lost: its moment and further lines like it, or its quote. */
function shownBy(chance: Opportunity): Opportunity[] {
  const { moment, also = [] } = chance
  return moment && !isStrength(moment.kind)
    ? [moment, ...also].map((one) => ({ ...chance, moment: one, quote: one.quote }))
    : [{ ...chance, moment: null }]
}

/**
 * The moments in which a criterion lost most, each of another line of the collector, the dearest first. Why they count is in
 * `language`, what to say there in that of the line.
 */
export function missedMoments(
  { id, opportunities }: Judged,
  talk: Conversation,
  violations: readonly LegalFinding[],
  facts: Facts,
  language: Language,
): MissedMoment[] {
  const taken = new Set<number>()
  const momentAt = (quote: Quote | null, told: (spoken: Language) => Told): MissedMoment[] => {
    const retryFrom = quote && retryLine(talk, quote)
    if (!quote || !retryFrom || taken.has(retryFrom.line)) return []
    taken.add(retryFrom.line)
    return [{ quote, retryFrom, ...told(languageSpokenAt(talk, retryFrom.line)) }]
  }
  const breaches = violations
    .filter(({ criterion, severity }) => criterion === id && severity !== 'review')
    .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0))
  const lost = opportunities
    .filter((chance) => chance.credit < 1 && isShown(id, chance))
    .toSorted((a, b) => a.credit - b.credit)
    .flatMap(shownBy)
  return [
    // What the law asks for was missing, or broken, where the breach was found.
    ...breaches.flatMap((breach) =>
      momentAt(breach.quote, () => ({ why: breach.why, betterLine: breach.betterLine })),
    ),
    ...lost.flatMap((chance) =>
      momentAt(chance.quote, (spoken) => ({
        betterLine: betterFor(id, chance, facts, spoken),
        ...(chance.moment && { why: momentProse(chance.moment, language).why }),
      })),
    ),
  ].slice(0, momentsMax)
}
