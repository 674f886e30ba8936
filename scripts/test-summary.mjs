import { readFileSync } from 'node:fs'

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' }

/**
 * Reads the reports of the last run. A missing report counts as one failure, since that runner did not
 * finish. So does a runner that found no test.
 * @returns {{ passed: number, failed: number }}
 */
export function readSummary() {
  const unit = fromVitest(readReport(reports.vitest))
  const browser = fromPlaywright(readReport(reports.playwright))
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed }
}

/** @returns {string} `N passed, N failed`, for both runners together */
export function summaryLine() {
  const { passed, failed } = readSummary()
  return `${passed} passed, ${failed} failed`
}

/** @returns {string[]} each failed test of either runner, with the first line of its error */
export function failedTests() {
  return [
    ...vitestFailures(readReport(reports.vitest)),
    ...playwrightFailures(readReport(reports.playwright)),
  ]
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] } | null} report
 */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that failed to load has no tests to report.
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
    return failed.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

/**
 * @typedef {{ tests: { results: { error?: { message?: string } }[] }[], title: string, file: string, ok: boolean }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite | null} report
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  const own = (report?.specs ?? [])
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const why = tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean)
      return `${file} > ${title}: ${firstLine(why)}`
    })
  return [...own, ...(report?.suites ?? []).flatMap(playwrightFailures)]
}

/** @param {string | undefined} text */
const firstLine = (text) => text?.split('\n')[0] ?? 'no error message'

/**
 * A test file that failed to load has no tests in the report, only a failed suite.
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean } | null} report
 */
export function fromVitest(report) {
  if (!report) return { passed: 0, failed: 1 }
  const passed = report.numPassedTests
  const failed = report.numFailedTests
  return { passed, failed: failed === 0 && (!report.success || passed === 0) ? 1 : failed }
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | null} report */
export function fromPlaywright(report) {
  if (!report) return { passed: 0, failed: 1 }
  const passed = report.stats.expected
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length
  return { passed, failed: failed === 0 && passed === 0 ? 1 : failed }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
