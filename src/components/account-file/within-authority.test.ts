import { describe, expect, it } from 'vitest'
import { anAccountFile } from '#src/testing/account-file.ts'
import { withinAuthority } from './within-authority.ts'

const file = anAccountFile()
const plan = (installmentCents: number, frequency: 'weekly' | 'biweekly' | 'monthly') =>
  withinAuthority(
    { ending: 'promise', agreedAmountCents: file.balanceCents, installmentCents, frequency },
    file,
  )
const once = (agreedAmountCents: number, changes: Partial<typeof file.authority> = {}) =>
  withinAuthority(
    { ending: 'settled', agreedAmountCents, installmentCents: null, frequency: 'once' },
    { ...file, authority: { ...file.authority, ...changes } },
  )

describe('[ACCT9] what was agreed on, beside what may be offered', () => {
  it('compares a plan by the month', () => {
    expect(plan(2_000, 'monthly')).toBe('within')
    expect(plan(1_999, 'monthly')).toBe('reduced')
    expect(plan(1_000, 'biweekly')).toBe('within')
    expect(plan(400, 'weekly')).toBe('reduced')
  })

  it('compares one payment with what settles the account', () => {
    expect(once(84_000)).toBe('within')
    expect(once(83_999)).toBe('below')
    expect(once(119_999, { settlementCents: null })).toBe('below')
    expect(once(file.balanceCents, { settlementCents: null })).toBe('within')
  })

  it('says nothing of a call without an agreement, and of a payment that is a part', () => {
    const nothing = { agreedAmountCents: null, installmentCents: null, frequency: null }
    expect(withinAuthority({ ending: 'open', ...nothing }, file)).toBeNull()
    expect(
      withinAuthority(
        { ending: 'partial', agreedAmountCents: 5_000, installmentCents: null, frequency: 'once' },
        file,
      ),
    ).toBeNull()
  })
})
