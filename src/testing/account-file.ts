import type { AccountFile } from '#protocol/rest/account-file.ts'

/** The account of Rosa Delgado, who borrowed $1,500 and paid twice. */
export function anAccountFile(changes: Partial<AccountFile> = {}): AccountFile {
  return {
    holder: { type: 'individual', name: 'Rosa Delgado', birthDate: '1984-03-12' },
    lastFour: '4821',
    address: { street: 'calle Hidalgo 120', city: 'Puebla', postcode: '72000' },
    phone: '222 555 0142',
    email: 'rosa.delgado@mail.example',
    creditor: 'Financiera Cumbre',
    caller: { agency: 'Cobranza Norte', callbackPhone: '222 555 0148' },
    authority: {
      settlementCents: 84_000,
      longestMonths: 60,
      instalmentCents: 2_000,
      reducedMonths: 6,
      pauseDays: 30,
    },
    debtType: 'personal_loan',
    currency: 'MXN',
    openedOn: '2026-02-03',
    lastPayment: { on: '2026-05-04', amountCents: 17_250 },
    history: [
      {
        kind: 'borrowed',
        on: '2026-02-03',
        until: null,
        count: 1,
        amountCents: 150_000,
        balanceCents: 150_000,
      },
      {
        kind: 'payment',
        on: '2026-03-04',
        until: '2026-04-03',
        count: 2,
        amountCents: -34_500,
        balanceCents: 115_500,
      },
      {
        kind: 'payment',
        on: '2026-05-04',
        until: null,
        count: 1,
        amountCents: -17_250,
        balanceCents: 98_250,
      },
      {
        kind: 'interest',
        on: '2026-10-31',
        until: null,
        count: 1,
        amountCents: 21_750,
        balanceCents: 120_000,
      },
    ],
    balanceCents: 120_000,
    notes: [
      { kind: 'letter', on: '2026-07-06', count: 1, amountCents: null },
      { kind: 'no_answer', on: '2026-08-12', count: 2, amountCents: null },
      { kind: 'plan_agreed', on: '2026-09-01', count: 1, amountCents: 20_000 },
    ],
    ...changes,
  }
}
