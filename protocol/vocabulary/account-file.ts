/** What changes the balance of an account: what was owed at first, what came on top, what was taken off. */
export const accountEntryKinds = [
  'borrowed',
  'statement',
  'bill',
  'interest',
  'fee',
  'penalty',
  'payment',
  'sale',
] as const
export type AccountEntryKind = (typeof accountEntryKinds)[number]

/** What is noted of an earlier contact. */
export const accountNoteKinds = [
  'assigned',
  'letter',
  'no_answer',
  'voicemail',
  'spoke_bad_time',
  'spoke_figure',
  'inbound_cut_off',
  'inbound_disputed',
  'inbound_late',
  'plan_offered',
  'plan_agreed',
  'plan_broken',
] as const
export type AccountNoteKind = (typeof accountNoteKinds)[number]

export const accountCurrencies = ['USD', 'GBP', 'MXN', 'ARS', 'EUR'] as const
export type AccountCurrency = (typeof accountCurrencies)[number]
