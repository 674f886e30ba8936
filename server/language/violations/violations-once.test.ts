import { expect, it } from 'vitest'
import { read } from '../read.ts'
import { violationsOnce } from './violations-once.ts'

const before = {
  callLanguage: 'en',
  today: '2026-11-23',
  balanceCents: 184_000,
  debtorName: '',
  debtor: null,
} as const

it('takes a violation where it is said openly, not where the sentence before hints at it', () => {
  const hits = violationsOnce(
    read('I can’t do that. The calls won’t stop until the balance is paid.', before),
  )
  expect(hits).toMatchObject([
    { violation: 'ignore_stop', severity: 'major', quote: 'The calls won’t stop until the balance is paid' },
  ])
})
