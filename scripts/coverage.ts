// `npm run coverage`: holds docs/coverage.md against the code. Each statement names a test that exists, and
// every route, call, error code, toast and figure of the code has its statement.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOf } from './coverage-table/problems.ts'
import { readProject } from './coverage-table/project.ts'
import { readTable } from './coverage-table/table.ts'

const folder = join(import.meta.dirname, '..')
const rows = readTable(readFileSync(join(folder, 'docs/coverage.md'), 'utf8'))
const problems = problemsOf(rows, readProject(folder))
for (const problem of problems) process.stderr.write(`docs/coverage.md: ${problem}\n`)
if (problems.length > 0) process.exitCode = 1
else process.stdout.write(`docs/coverage.md: ${rows.length} statements, each with its test\n`)
