import { expect, it } from 'vitest'
import { read } from '../read.ts'
import { daysOffered } from './offers-days.ts'

const before = {
  callLanguage: 'bilingual',
  today: '2026-12-01',
  balanceCents: 892_500,
  debtorName: 'Ana',
  debtor: null,
} as const

it.each([
  ['a ver 4 de diciembre o 4 de enero', ['2026-12-04', '2027-01-04']],
  ['December 4 or January 4', ['2026-12-04', '2027-01-04']],
  ['el 4 de diciembre y el 4 de enero', []],
  ['500 el 4 de diciembre o el 4 de enero', []],
  ['el 4 de diciembre', []],
])('%s', (line, days) => {
  const offered = read(line, before).sentences.flatMap(daysOffered)
  expect(offered).toEqual(days)
})
