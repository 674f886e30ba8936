import { z } from 'zod'
import { accountCurrencies, accountEntryKinds, accountNoteKinds } from '../vocabulary/account-file.ts'
import { debtType } from '../vocabulary/prospect.ts'
import { endpoint, idParams } from './endpoint.ts'

const cents = z.number().int()
const day = z.iso.date()

/** A line of the balance history. Several alike are one line: `count` of them from `on` to `until`. */
const accountEntry = z.object({
  kind: z.enum(accountEntryKinds),
  on: day,
  until: day.nullable(),
  count: cents.min(1),
  /** What it changes the balance by: a payment is negative. */
  amountCents: cents,
  balanceCents: cents,
})
export type AccountEntry = z.infer<typeof accountEntry>

/** An earlier contact: a letter, a call, what was agreed. */
const accountNote = z.object({
  kind: z.enum(accountNoteKinds),
  on: day,
  count: cents.min(1),
  /** The figure that was named: of a plan each month, else the balance. */
  amountCents: cents.nullable(),
})
export type AccountNote = z.infer<typeof accountNote>

/**
 * What a collector has before them in a call: whom to verify, the balance with its history, and the earlier contacts.
 * None of it is the solution of the exercise.
 */
export const accountFile = z.object({
  holder: z.discriminatedUnion('type', [
    // The birth date as the debtor's papers have it.
    z.object({ type: z.literal('individual'), name: z.string(), birthDate: z.string() }),
    z.object({ type: z.literal('business'), name: z.string(), contact: z.string() }),
  ]),
  /** Of the account's number. */
  lastFour: z.string(),
  address: z.object({ street: z.string(), city: z.string(), postcode: z.string() }),
  phone: z.string(),
  email: z.string(),
  creditor: z.string(),
  /** In whose name the collector calls: an agency, or the creditor itself (null); and where the debtor may call back. */
  caller: z.object({ agency: z.string().nullable(), callbackPhone: z.string() }),
  /** What the collector may agree to without asking. */
  authority: z.object({
    /** What settles the account in one payment; null where nothing is waived. */
    settlementCents: cents.min(0).nullable(),
    /** Of a plan, and what that comes to each month. */
    longestMonths: z.number().int().min(1),
    instalmentCents: cents.min(0),
    /** For how long less than that may be agreed to, and a pause. */
    reducedMonths: z.number().int().min(1),
    pauseDays: z.number().int().min(1),
  }),
  debtType,
  currency: z.enum(accountCurrencies),
  openedOn: day,
  lastPayment: z.object({ on: day, amountCents: cents }).nullable(),
  /** Oldest first; the amounts add up to the balance. */
  history: z.array(accountEntry),
  balanceCents: cents,
  /** Oldest first. */
  notes: z.array(accountNote),
})
export type AccountFile = z.infer<typeof accountFile>

export const accountFileEndpoints = {
  getAccountFile: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id/account-file',
    summary: "The account file of a session's debtor, as at its start",
    params: idParams,
    result: accountFile,
  }),
}
