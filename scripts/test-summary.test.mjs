import { describe, expect, it } from 'vitest'
import { fromPlaywright, fromVitest } from './test-summary.mjs'

describe('the count of both test runners', () => {
  it('counts what passed and what failed', () => {
    expect(fromVitest({ numPassedTests: 7, numFailedTests: 2, success: false })).toEqual({
      passed: 7,
      failed: 2,
    })
    expect(fromPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  it('counts a run that never ended as a failure', () => {
    expect(fromVitest(null)).toEqual({ passed: 0, failed: 1 })
    expect(fromPlaywright(null)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    expect(fromVitest({ numPassedTests: 7, numFailedTests: 0, success: false })).toEqual({
      passed: 7,
      failed: 1,
    })
    expect(
      fromPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [new Error('setup')] }),
    ).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a run without a single test as a failure', () => {
    expect(fromVitest({ numPassedTests: 0, numFailedTests: 0, success: true }).failed).toBe(1)
    expect(fromPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }).failed).toBe(1)
  })
})
