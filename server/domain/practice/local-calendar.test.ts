import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBefore } from './days.ts'
import { daysOfWeek, localCalendar, streakOf, weeksBack, weekStart } from './local-calendar.ts'

const startIn = (timeZone: string, day: string) => localCalendar(timeZone).startOf(day).toISOString()

describe('the days of a time zone', () => {
  it('[DASH18] begin at its midnight, in summer and winter', () => {
    expect(startIn('America/Bogota', '2026-05-04')).toBe('2026-05-04T05:00:00.000Z')
    expect(startIn('Asia/Kathmandu', '2026-05-04')).toBe('2026-05-03T18:15:00.000Z')
    expect(startIn('Europe/Madrid', '2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
    expect(startIn('Europe/Madrid', '2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
    expect(localCalendar('Pacific/Auckland').dayOf(new Date('2026-05-04T12:30:00Z'))).toBe('2026-05-05')
  })

  it('[DASH18] begin after midnight where the clock skips it', () => {
    // Chile goes from 23:59 to 01:00.
    expect(startIn('America/Santiago', '2026-09-06')).toBe('2026-09-06T04:00:00.000Z')
    expect(localCalendar('America/Santiago').dayOf(new Date('2026-09-06T03:59:59Z'))).toBe('2026-09-05')
  })

  it('[DASH18] follow each other without a gap in any zone', () => {
    const zones = [
      'America/Havana',
      'Africa/Cairo',
      'Asia/Tehran',
      'Pacific/Apia',
      'Pacific/Kiritimati',
      'UTC',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 12_000 }), (zone, days) => {
        const calendar = localCalendar(zone)
        const day = daysBefore('2012-01-02', -days)
        const start = calendar.startOf(day)
        expect(calendar.dayOf(start)).toBe(day)
        expect(calendar.dayOf(new Date(start.getTime() - 60_000)) < day).toBe(true)
      }),
    )
  })
})

describe('weeks', () => {
  it('[DASH17] go from Monday to Sunday', () => {
    expect(weekStart('2026-05-10')).toBe('2026-05-04')
    expect(weekStart('2026-05-11')).toBe('2026-05-11')
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
  })

  it('[DASH18] end where the next one begins, also when the clock changes', () => {
    const weeks = weeksBack(localCalendar('Europe/Madrid'), '2026-04-01', 3)
    expect(weeks.map(({ monday, sunday }) => [monday, sunday])).toEqual([
      ['2026-03-30', '2026-04-05'],
      ['2026-03-23', '2026-03-29'],
      ['2026-03-16', '2026-03-22'],
    ])
    expect(weeks[1]?.to).toEqual(weeks[0]?.from)
    expect(weeks[1]?.from.toISOString()).toBe('2026-03-22T23:00:00.000Z')
    expect(weeks[0]?.to.toISOString()).toBe('2026-04-05T22:00:00.000Z')
  })

  it.each([
    [[], 0],
    [[false, false, true], 0],
    [[false, true, true, false], 2],
    [[true, true, false, true], 2],
    [[true], 1],
    [[true, true, true], 3],
  ])('[DASH18] practised %j make a streak of %i', (practised, streak) => {
    expect(streakOf(practised)).toBe(streak)
  })
})
