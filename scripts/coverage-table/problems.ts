import { codeSpans, type CoverageRow, quotations } from './table.ts'
import { isTitle, type testTitles } from './test-titles.ts'

/** The sections of the specification that the table goes through. */
export const sections = [2, 3, 4, 5, 6, 7, 8, 9] as const

/** What the code has and the table must name: as code in a section, or as a text of a toast in any. */
export type Named =
  | { as: 'code'; text: string; section: (typeof sections)[number] }
  | { as: 'toast'; text: string }

/** What the table is held against. */
export type Project = {
  /** The titles of a test file; null where there is no such file. */
  titlesIn: (file: string) => ReturnType<typeof testTitles> | null
  named: readonly Named[]
  /** Every text of the portal, in both languages. */
  texts: ReadonlySet<string>
}

/** What is wrong with the table, in words that say where. None where it is right. */
export function problemsOf(rows: readonly CoverageRow[], project: Project): string[] {
  return [
    ...sections
      .filter((section) => !rows.some((row) => row.section === section))
      .map((section) => `section ${section} has no row`),
    ...rows.flatMap((row) => problemsOfRow(row, project).map((problem) => `line ${row.line}: ${problem}`)),
    ...project.named
      .filter((named) => !isNamed(rows, named))
      .map((named) =>
        named.as === 'code'
          ? `section ${named.section} does not name \`${named.text}\``
          : `no statement has the toast “${named.text}”`,
      ),
  ]
}

function problemsOfRow(row: CoverageRow, { titlesIn, texts }: Project): string[] {
  const missing = row.proofs.flatMap(({ file, title }) => {
    const titles = titlesIn(file)
    if (titles === null) return [`there is no test file ${file}`]
    return titles.some((one) => isTitle(title, one)) ? [] : [`${file} has no test “${title}”`]
  })
  const unread = quotations(row.statement).filter((text) => !texts.has(text))
  return [
    ...(row.statement === '' ? ['there is no statement'] : []),
    ...(row.proofs.length === 0 ? ['there is no test'] : []),
    ...missing,
    ...unread.map((text) => `“${text}” is no text of the portal`),
  ]
}

function isNamed(rows: readonly CoverageRow[], named: Named): boolean {
  if (named.as === 'toast') return rows.some(({ statement }) => quotations(statement).includes(named.text))
  return rows.some(
    ({ section, statement }) => section === named.section && codeSpans(statement).includes(named.text),
  )
}
