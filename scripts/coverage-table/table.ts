/** One line of docs/coverage.md: a statement of the specification, and the tests that prove it. */
export type CoverageRow = {
  /** The number of the specification's section. */
  section: number
  /** In the file, counted from one. */
  line: number
  statement: string
  proofs: Proof[]
}
/** A test by its file and the beginning of its title: what a row says as `file › title`. */
export type Proof = { file: string; title: string }

const heading = /^## (\d+)\. /u
const cellEnd = /(?<!\\)\|/u

/** The rows of the tables under the headings `## 2. ...` to `## 9. ...`, in their order. */
export function readTable(markdown: string): CoverageRow[] {
  const rows: CoverageRow[] = []
  let section = 0
  for (const [index, text] of markdown.split('\n').entries()) {
    const next = heading.exec(text)?.[1]
    if (next !== undefined) section = Number(next)
    else if (text.startsWith('## ')) section = 0
    const cells = text.startsWith('|') ? text.split(cellEnd).map((cell) => cell.trim()) : []
    const [, part = '', statement = '', proof = ''] = cells
    if (section === 0 || cells.length === 0 || part === 'Part' || /^-+$/u.test(part)) continue
    rows.push({ section, line: index + 1, statement, proofs: readProofs(proof) })
  }
  return rows
}

function readProofs(cell: string): Proof[] {
  return codeSpans(cell).map((span) => {
    const [file = '', ...title] = span.split(' › ')
    return { file, title: title.join(' › ') }
  })
}

/** What stands between backticks. */
export function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, span = '']) => span)
}

/** What stands between “ and ”: a text that somebody reads on a screen. */
export function quotations(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/gu)].map(([, quotation = '']) => quotation)
}
