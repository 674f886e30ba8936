import { describe, expect, it } from 'vitest'
import { fromPlaywright, fromVitest, playwrightFailures, vitestFailures } from './test-summary.mjs'

describe('the test summary', () => {
  it('counts passed and failed tests', () => {
    expect(fromVitest({ numPassedTests: 7, numFailedTests: 2, success: false })).toEqual({
      passed: 7,
      failed: 2,
    })
    expect(fromPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  it('counts an unfinished run as a failure', () => {
    expect(fromVitest(null)).toEqual({ passed: 0, failed: 1 })
    expect(fromPlaywright(null)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a test file that failed to load as a failure', () => {
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

describe('failed tests', () => {
  it('are listed with the first line of their error, as are files that failed to load', () => {
    const passed = { fullName: 'holds', status: 'passed', failureMessages: [] }
    const failed = { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1 to be 2\n  at ...'] }
    expect(
      vitestFailures({
        testResults: [
          { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
          { name: 'b.test.ts', status: 'failed', message: 'no such module\n', assertionResults: [] },
          { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        ],
      }),
    ).toEqual(['a.test.ts > breaks: expected 1 to be 2', 'b.test.ts: no such module'])
  })

  it('of the browser are found in nested suites', () => {
    const results = [{ error: { message: 'not visible\n  at ...' } }]
    const spec = { title: 'speaks', file: 'voice.spec.ts', ok: false, tests: [{ results }] }
    const good = { ...spec, ok: true, tests: [] }
    expect(playwrightFailures({ suites: [{ specs: [good], suites: [{ specs: [spec] }] }] })).toEqual([
      'voice.spec.ts > speaks: not visible',
    ])
    expect(playwrightFailures(null)).toEqual([])
  })
})
