import type { AccountNote } from '#protocol/rest/account-file.ts'
import { addDays, weekdayOf } from '../calendar.ts'
import { between, chance } from '../random.ts'
import { daysBetween } from './history.ts'
import type { ToldOfAccount } from './told.ts'
import type { Now } from './when.ts'

type NotesInput = {
  told: ToldOfAccount
  /** The last payment, or where there is none the day on which the account was opened. */
  since: string
  /** What a month of a plan would have come to. */
  planCents: number
  seed: number
}

/** Sunday is no day on which anybody is called or written to. */
const workday = (day: string) => (weekdayOf(day) === 0 ? addDays(day, -1) : day)

/**
 * The earlier contacts, oldest first: those that the debtor would tell of, and no talk that it could not remember. A promise
 * that somebody only claims is not among them.
 */
export function notesOf({ told, since, planCents, seed }: NotesInput, { today }: Now): AccountNote[] {
  const days = Math.max(4, daysBetween(since, today))
  // Shares of the time since the last payment: nothing is noted on the day of the call itself.
  const at = (share: number) =>
    workday(addDays(since, Math.max(1, Math.min(days - 2, Math.round(days * share)))))
  const notes: AccountNote[] = []
  const note = (kind: AccountNote['kind'], on: string, amountCents: number | null = null, count = 1) => {
    // Where little time has passed, two of a kind would fall on one day.
    if (!notes.some((other) => other.kind === kind && other.on === on))
      notes.push({ kind, on, count, amountCents })
  }

  note('assigned', at(between(seed, 'assigned', 0.36, 0.44)))
  const letters = told.letters ?? 1 + Math.floor(chance(seed, 'letters') * 2)
  for (let sent = 0; sent < letters; sent++) note('letter', at(0.46 + (0.44 * sent) / Math.max(letters, 2)))
  if (told.inbound !== null) note(inbound[told.inbound], at(told.inbound === 'late' ? 0.12 : 0.55))
  // A plan with the creditor came first, and its first payment was missed.
  for (let plan = 0; plan < told.brokenPlans; plan++) {
    const made = 0.1 + 0.14 * plan
    note('plan_agreed', at(made), planCents)
    note('plan_broken', at(made + 0.1))
  }
  const calls = told.calls ?? 'missed'
  if (calls === 'missed') note('no_answer', at(0.62), null, 2)
  if (calls === 'often') note('no_answer', at(0.7), null, 5)
  if (calls === 'spoken') note('spoke_bad_time', at(0.78))
  if (calls !== 'none' && calls !== 'spoken') note('voicemail', at(0.9))
  return notes.toSorted((a, b) => a.on.localeCompare(b.on))
}

const inbound = {
  cut_off: 'inbound_cut_off',
  disputed: 'inbound_disputed',
  late: 'inbound_late',
} as const satisfies Record<NonNullable<ToldOfAccount['inbound']>, AccountNote['kind']>
