import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { Life } from '../life/life.ts'
import { cityOf } from '../life/people/city.ts'
import { postcodeOf } from '../life/people/postcode.ts'
import type { LifeSource } from '../life/people/source.ts'
import { addDays } from '../calendar.ts'
import { between } from '../random.ts'
import { owedCents } from '../scenario.ts'
import { authorityOf } from './authority.ts'
import { callerOf, type CallingFor } from './caller.ts'
import { accountKindOf, creditorOf } from './creditors.ts'
import { currencies } from './currency.ts'
import { ledgerOf } from './history.ts'
import { notesOf } from './notes.ts'
import { sampleAccountOf } from './sample-accounts.ts'
import { toldOfAccount } from './told.ts'
import type { Now } from './when.ts'

/** Earlier contacts than these are no longer on the file. */
const contactDays = 270
const latest = (a: string, b: string) => (a > b ? a : b)

/** Nobody signs for a debt before this age. */
const adultYears = 18

/**
 * What a collector has before them when the call begins: pure in its arguments. Who the debtor is comes from the life, so
 * what a collector verifies is what the debtor answers; the account agrees with what the life and the scenario tell of it,
 * and the life's seed draws the rest. Nothing of the session's seed is in it: what the debtor can pay and why it is behind
 * are found out in the call.
 *
 * @param today the day of the call, YYYY-MM-DD
 */
export function makeAccountFile(
  source: LifeSource,
  life: Life,
  today: string,
  callingFor: CallingFor,
): AccountFile {
  const { seed, region, papers, business } = life
  const now: Now = { today, region }
  const debtCents = owedCents({ debtCents: (source.debtAmount ?? 0) * 100 })
  const sample = sampleAccountOf(source, now)
  const told = { ...toldOfAccount(source, life, now), ...sample?.told }
  const ledger =
    sample?.ledger?.(debtCents) ??
    ledgerOf(
      {
        debtCents,
        kind: accountKindOf(source.debtType),
        paymentHistory: source.paymentHistory,
        told,
        seed,
        earliest: earliestOpening(life),
      },
      now,
    )
  const notes =
    sample?.notes?.(debtCents) ??
    notesOf(
      {
        told,
        since: latest(ledger.lastPayment?.on ?? ledger.openedOn, addDays(today, -contactDays)),
        planCents: Math.round(debtCents * between(seed, 'plan', 0.06, 0.11)) + 7,
        seed,
      },
      now,
    )
  return {
    holder:
      business === null
        ? { type: 'individual', name: source.name, birthDate: papers.birthDate }
        : { type: 'business', name: business.name, contact: business.person },
    lastFour: papers.lastFour,
    address: { street: papers.address, city: cityOf(source, life), postcode: postcodeOf(source, life) },
    phone: papers.phone,
    email: papers.email,
    creditor: sample?.creditor ?? creditorOf(source, seed, region),
    caller: callerOf(callingFor, seed, region),
    authority: authorityOf(source.debtType, debtCents),
    debtType: source.debtType,
    currency: currencies[region],
    ...ledger,
    balanceCents: debtCents,
    notes,
  }
}

/** The day from which on somebody may have an account; of a business any day of the last thirty years. */
function earliestOpening({ papers, business }: Life): string {
  const born = /^(\d{4})(-\d{2}-\d{2})$/.exec(papers.birthDate)
  return business !== null || !born ? '1990-01-01' : `${Number(born[1]) + adultYears}${born[2]}`
}
