// `npm test`: runs the unit tests, then the browser tests on the built app, even if the first fail. The last
// line counts all of them.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { failedTests, readSummary, summaryLine } from './test-summary.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// An old report must not stand for a run that did not finish.
rmSync('test-results', { recursive: true, force: true })

const ended = ['test:unit', 'test:e2e'].map(
  (script) =>
    spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status,
)

console.log()
for (const test of failedTests()) console.log(`Failed: ${test}`)
console.log(summaryLine())
process.exitCode = readSummary().failed === 0 && ended.every((code) => code === 0) ? 0 : 1
