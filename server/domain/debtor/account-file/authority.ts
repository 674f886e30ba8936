import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { DebtType } from '#protocol/vocabulary/prospect.ts'
import { accountKindOf, type AccountKind } from './creditors.ts'

/** What a creditor lets its collectors agree to. */
type Terms = {
  /** The share of the balance that settles it in one payment; null where nothing is waived. */
  settles: number | null
  longestMonths: number
}

/**
 * Invented like the creditors, and alike for all accounts of a kind, so that nothing of what this debtor can pay shows in
 * them. Who holds a car, a house or a public claim waives nothing; an unsecured lender takes less now than the whole later.
 */
const terms: Record<AccountKind | 'secured', Terms> = {
  card: { settles: 0.65, longestMonths: 48 },
  loan: { settles: 0.7, longestMonths: 60 },
  secured: { settles: null, longestMonths: 60 },
  medical: { settles: 0.75, longestMonths: 48 },
  utility: { settles: null, longestMonths: 24 },
  tax: { settles: null, longestMonths: 60 },
  other: { settles: 0.7, longestMonths: 36 },
}

/** Less than the least instalment may be agreed to for so many months; then the budget is looked at again. */
const reducedMonths = 6
/** While papers, a complaint or somebody else's answer are awaited. */
const pauseDays = 30

/**
 * What the collector may offer on an account. Every debtor fits in: who cannot pay the least instalment pays less for a
 * while, who cannot pay at all has a pause.
 */
export function authorityOf(debtType: DebtType, balanceCents: number): AccountFile['authority'] {
  const secured = debtType === 'auto_loan' || debtType === 'mortgage'
  const { settles, longestMonths } = terms[secured ? 'secured' : accountKindOf(debtType)]
  return {
    settlementCents: settles === null ? null : wholeUnits(balanceCents * settles),
    longestMonths,
    instalmentCents: wholeUnits(balanceCents / longestMonths),
    reducedMonths,
    pauseDays,
  }
}

/** Up to the next whole unit of the currency: as a company would write it. */
const wholeUnits = (cents: number) => Math.ceil(cents / 100) * 100
