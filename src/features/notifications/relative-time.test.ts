import { describe, expect, it } from 'vitest'
import { daysAhead, timeAgo } from './relative-time.ts'

// Moments without a zone are the reader's own, whichever that is.
const now = Date.parse('2026-11-25T12:00:00')
it.each([
  ['2026-11-25T11:59:30', 'now'],
  ['2026-11-25T12:00:20', 'now'],
  ['2026-11-25T11:58:10', '1 minute ago'],
  ['2026-11-25T09:10:00', '2 hours ago'],
  ['2026-11-24T11:00:00', 'yesterday'],
  ['2026-11-20T11:00:00', '5 days ago'],
  // 35 hours, but two midnights.
  ['2026-11-24T01:00:00', 'yesterday'],
  ['2026-11-23T23:00:00', '2 days ago'],
  ['2026-11-18T11:00:00', null],
])('[NOTICE11] says how long ago %s was: %s', (moment, text) => {
  expect(timeAgo(moment, now, 'en-US')).toBe(text)
})

it('[NOTICE11] says it in the language of the reader', () => {
  expect(timeAgo('2026-11-25T09:10:00', now, 'es-MX')).toBe('hace 2 horas')
})

describe('[NOTICE11] how soon something is due', () => {
  const now = Date.parse('2026-11-27T12:00:00')
  it.each([
    ['2026-12-03T09:00:00', 'en', 'in 6 days'],
    ['2026-11-27T23:00:00', 'en', 'today'],
    ['2026-11-28T01:00:00', 'en', 'tomorrow'],
    ['2026-12-03T13:00:00', 'en', 'in 6 days'],
    ['2026-11-28T13:00:00', 'en', 'tomorrow'],
    ['2026-12-03T13:00:00', 'es', 'dentro de 6 días'],
    ['2026-11-26T12:00:00', 'en', null],
    ['2027-01-15T12:00:00', 'en', null],
  ])('%s in %s: %s', (deadline, locale, text) => {
    expect(daysAhead(deadline, now, locale)).toBe(text)
  })
})
