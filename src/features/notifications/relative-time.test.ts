import { describe, expect, it } from 'vitest'
import { daysAhead, timeAgo } from './relative-time.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
it.each([
  ['2026-11-25T11:59:30Z', 'now'],
  ['2026-11-25T12:00:20Z', 'now'],
  ['2026-11-25T11:58:10Z', '1 minute ago'],
  ['2026-11-25T09:10:00Z', '2 hours ago'],
  ['2026-11-24T11:00:00Z', 'yesterday'],
  ['2026-11-20T11:00:00Z', '5 days ago'],
  ['2026-11-18T11:00:00Z', null],
])('[NOTICE11] says how long ago %s was: %s', (moment, text) => {
  expect(timeAgo(moment, now, 'en-US')).toBe(text)
})

it('[NOTICE11] says it in the language of the reader', () => {
  expect(timeAgo('2026-11-25T09:10:00Z', now, 'es-MX')).toBe('hace 2 horas')
})

describe('[NOTICE11] how soon something is due', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  it.each([
    ['2026-12-03T13:00:00Z', 'en', 'in 6 days'],
    ['2026-11-28T13:00:00Z', 'en', 'tomorrow'],
    ['2026-12-03T13:00:00Z', 'es', 'dentro de 6 días'],
    ['2026-11-26T12:00:00Z', 'en', null],
    ['2027-01-15T12:00:00Z', 'en', null],
  ])('%s in %s: %s', (deadline, locale, text) => {
    expect(daysAhead(deadline, now, locale)).toBe(text)
  })
})
