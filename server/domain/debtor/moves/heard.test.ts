import { expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { hear } from './heard.ts'

const asked = (line: string) =>
  hear(
    read(line, {
      callLanguage: 'en',
      today: '2026-11-22',
      balanceCents: 120_000,
      debtorName: 'Katie Moran',
      debtor: null,
    }),
  ).question?.topic

it('"good?" after what was offered asks whether that suits, and else whether it was understood', () => {
  expect(asked('I can do 60 a month from January. Okay?')).toBe('offer_ok')
  expect(asked('I can do 60 a month. Do you understand this is an attempt to collect a debt?')).not.toBe(
    'offer_ok',
  )
  expect(asked('I will send you the statement. Okay?')).toBe('understood')
})
