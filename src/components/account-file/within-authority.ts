import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'

/** How often a frequency falls into a month. */
const timesAMonth = { weekly: 52 / 12, biweekly: 26 / 12, monthly: 1 } as const

/**
 * How what was agreed on stands to what the collector may offer: `within` it, a plan that is `reduced` and therefore only for
 * some months, or a settlement `below` what the creditor takes. Null where nothing was agreed on.
 */
export function withinAuthority(
  outcome: Pick<OutcomeCard, 'ending' | 'agreedAmountCents' | 'installmentCents' | 'frequency'>,
  { authority, balanceCents }: Pick<AccountFile, 'authority' | 'balanceCents'>,
): 'within' | 'reduced' | 'below' | null {
  const { agreedAmountCents, installmentCents, frequency } = outcome
  if (installmentCents !== null && frequency !== null && frequency !== 'once')
    return installmentCents * timesAMonth[frequency] >= authority.instalmentCents ? 'within' : 'reduced'
  // A payment that is no more than a part is neither.
  if (outcome.ending !== 'settled' || agreedAmountCents === null) return null
  return agreedAmountCents >= (authority.settlementCents ?? balanceCents) ? 'within' : 'below'
}
