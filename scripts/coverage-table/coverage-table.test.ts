import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Project, problemsOf } from './problems.ts'
import { readProject } from './project.ts'
import { type CoverageRow, readTable } from './table.ts'
import { isTitle, testTitles } from './test-titles.ts'
import { toastKeys } from './toast-texts.ts'

const folder = join(import.meta.dirname, '../..')

describe('the table of coverage', () => {
  const markdown = readFileSync(join(folder, 'docs/coverage.md'), 'utf8')
  let project: Project
  let rows: CoverageRow[]
  beforeAll(() => {
    project = readProject(folder)
    rows = readTable(markdown)
  })

  /** The problems that a change of one row brings. */
  const problemsWith = (changes: Partial<CoverageRow>) => {
    const [first, ...others] = rows
    if (!first) throw new Error('the table is empty')
    return problemsOf([{ ...first, ...changes }, first, ...others], project)
  }
  const file = 'src/components/ui/toaster.test.tsx'

  it('is whole', () => {
    expect(problemsOf(rows, project)).toEqual([])
  })

  it('breaks on a test file that is not there, or is none', () => {
    const proofs = [
      { file: 'src/gone.test.tsx', title: 'is there no more' },
      { file: 'src/lib/toasts.ts', title: 'is there no more' },
    ]
    expect(problemsWith({ line: 12, proofs })).toEqual([
      'line 12: there is no test file src/gone.test.tsx',
      'line 12: there is no test file src/lib/toasts.ts',
    ])
  })

  it('breaks on a title that no test has, and on one that says next to nothing', () => {
    const problems = problemsWith({
      line: 12,
      proofs: [
        { file, title: '[section 9] shows two at a time' },
        { file, title: '[' },
        { file, title: '[section 9] shows one at' },
      ],
    })
    expect(problems).toEqual([
      `line 12: ${file} has no test “[section 9] shows two at a time”`,
      `line 12: ${file} has no test “[”`,
    ])
  })

  it('breaks on a row without a test or without a statement', () => {
    expect(problemsWith({ line: 7, proofs: [] })).toEqual(['line 7: there is no test'])
    expect(problemsWith({ line: 7, statement: '' })).toEqual(['line 7: there is no statement'])
  })

  it('breaks on a quoted text that no screen shows', () => {
    expect(problemsWith({ line: 7, statement: 'The title is “Voice Mode On”' })).toEqual([
      'line 7: “Voice Mode On” is no text of the portal',
    ])
  })

  it('breaks on a section without rows', () => {
    const problems = problemsOf(
      rows.filter(({ section }) => section !== 6),
      project,
    )
    expect(problems).toEqual(['section 6 has no row'])
  })

  it.each([
    [2, '/training/{sessionId}', 'section 2 does not name `/training/{sessionId}`'],
    [7, 'POST /api/ai/chat', 'section 7 does not name `POST /api/ai/chat`'],
    [8, 'analysis_running', 'section 8 does not name `analysis_running`'],
    [9, 'limits.recentSessions = 5', 'section 9 does not name `limits.recentSessions = 5`'],
    [8, 'Please wait', 'no statement has the toast “Please wait”'],
  ])('breaks when no row of section %i names %s', (_section, text, problem) => {
    const others = rows.map((row) => ({ ...row, statement: row.statement.replaceAll(text, '') }))
    expect(problemsOf(others, project)).toContain(problem)
  })
})

describe('the rows', () => {
  it('are those of the tables of the sections, with their tests', () => {
    const rowsOf = readTable(
      [
        '# Coverage',
        '| Part | Statement | Proof |',
        '## 2. Screens',
        '| Part | Statement | Proof |',
        '| ---- | --------- | ----- |',
        '| Sidebar | Says a \\| b | `a.test.ts › one › two`<br>`b.spec.ts › three` |',
        '| Sidebar | Unproved | |',
        '## Notes',
        '| Other | table | `x › y` |',
      ].join('\n'),
    )
    expect(rowsOf).toEqual([
      {
        section: 2,
        line: 6,
        statement: 'Says a \\| b',
        proofs: [
          { file: 'a.test.ts', title: 'one › two' },
          { file: 'b.spec.ts', title: 'three' },
        ],
      },
      { section: 2, line: 7, statement: 'Unproved', proofs: [] },
    ])
  })
})

describe('the titles of a test file', () => {
  const titles = testTitles(
    'some.test.ts',
    [
      "describe('a door', () => {",
      "  it('opens by itself', () => {})",
      "  it.each([1])('has %s handles of $metal.kind', () => {})",
      '})',
      'for (const language of languages) test(`speaks to people in ${language}, aloud`, () => {})',
      "const it = 'is no test'",
      "expect('is no test either')",
    ].join('\n'),
  )
  const has = (given: string) => titles.some((title) => isTitle(given, title))

  it.each([
    'opens by',
    'opens by itself',
    'a door › opens by itself',
    'has 3 handles of brass',
    'a door › has %s handles',
    'speaks to people in es, aloud',
    'speaks to people in ${language}',
  ])('have %s', (given) => {
    expect(has(given)).toBe(true)
  })

  it.each(['a door', 'opens itself', 'handles of', 'quietly speaks to people in es', 'is no test'])(
    'do not have %s',
    (given) => {
      expect(has(given)).toBe(false)
    },
  )
})

describe('the texts of toasts', () => {
  const code = (module: string) =>
    [
      `import { useToast } from '${module}'`,
      'export function Panel() {',
      "  const t = useTranslations('shell')",
      '  const common = useTranslations()',
      "  const told = () => toast({ title: t('menu'), description: common('common.error') })",
      "  return <p onClick={told}>{t('theme')}</p>",
      '}',
    ].join('\n')

  it('are those outside of what the screen renders', () => {
    expect(toastKeys('panel.tsx', code('#src/lib/toasts.ts'))).toEqual(['shell.menu', 'common.error'])
  })

  it('are none in a file that can show no toast', () => {
    expect(toastKeys('panel.tsx', code('#src/lib/format.ts'))).toEqual([])
  })
})
