import { describe, expect, it } from 'vitest'
import { metrics } from '#src/testing/fixtures.ts'
import { faultAt, lostAgain } from './fault-at.ts'

const { report } = metrics
const missed = {
  id: 'empathy.acknowledged',
  dimension: 'empathy',
  score: 0,
  opportunities: 1,
  credited: 0,
  quote: null,
  why: 'Nobody answered the loss.',
  missed: [
    {
      quote: { itemId: null, line: 2, text: 'I lost my job' },
      betterLine: 'I am sorry.',
      retryFrom: { itemId: null, line: 3 },
    },
  ],
} as const satisfies (typeof report)['criteria'][number]
const lawful = { ...report, violations: [] }
const without = { ...lawful, criteria: [{ ...missed, missed: [] }] }
const lost = { ...lawful, criteria: [missed] }

describe('what a call lost at a line', () => {
  it('[PLAN10] is a violation before a criterion, with what to say instead', () => {
    const both = { ...report, criteria: [missed] }
    expect(faultAt(both, 4)).toEqual({
      subject: { violation: 'third_party' },
      betterLine: 'This stays between us.',
    })
    expect(faultAt(lost, 4)).toEqual({
      subject: { criterion: 'empathy.acknowledged' },
      betterLine: 'I am sorry.',
    })
    expect(faultAt(lost, 3)).toBeNull()
  })

  it('[PLAN11] is lost again or not, unless the retry was not judged by it', () => {
    const violation = { subject: { violation: 'third_party' }, betterLine: null }
    const criterion = { subject: { criterion: 'empathy.acknowledged' }, betterLine: null }
    expect(lostAgain(violation, report, 4)).toBe(true)
    expect(lostAgain(violation, lawful, 4)).toBe(false)
    expect(lostAgain(criterion, lost, 4)).toBe(true)
    expect(lostAgain(criterion, without, 4)).toBe(false)
    expect(lostAgain(criterion, { ...lawful, criteria: [] }, 4)).toBeNull()
  })
})
