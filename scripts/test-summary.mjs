import { readFileSync } from 'node:fs'

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' }

/**
 * Reads the reports of the last run. A missing report counts as one failure: that runner never came
 * to its end. The same for a runner that found no test.
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

/**
 * A test file that could not be loaded has no tests in the report, only a failed suite.
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
