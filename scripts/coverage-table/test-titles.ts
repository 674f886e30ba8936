import ts from 'typescript'

/** A title as the code has it: fixed words, and a gap for whatever the run fills in. */
type Title = { source: string; words: (string | null)[] }

/** So many characters of a title have to be given where it is not given whole. */
const leastGiven = 8
const gap = /%(?:\.\d+)?[sdifjoc]|\$[\w.]+/u

/**
 * The titles of a file's tests, each by itself and after the titles of the blocks around it, joined by ` › `.
 * The blocks themselves are no tests: whoever names one names the tests in it.
 */
export function testTitles(file: string, code: string): Title[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Title[] = []
  const visit = (node: ts.Node, around: readonly Title[]): void => {
    const kind = ts.isCallExpression(node) ? kindOf(node, source) : null
    const title = ts.isCallExpression(node) && kind !== null ? titleOf(node.arguments[0], source) : null
    if (title === null) {
      ts.forEachChild(node, (child) => visit(child, around))
      return
    }
    if (kind === 'test')
      for (let from = around.length; from >= 0; from--) found.push(joined([...around.slice(from), title]))
    ts.forEachChild(node, (child) => visit(child, kind === 'block' ? [...around, title] : around))
  }
  visit(source, [])
  return found
}

function kindOf(call: ts.CallExpression, source: ts.SourceFile): 'block' | 'test' | null {
  const callee = call.expression.getText(source)
  if (/^(?:describe|test\.describe)\b/u.test(callee)) return 'block'
  return /^(?:it|test)(?:$|\.(?:each|for|only|skipIf|runIf)\b)/u.test(callee) ? 'test' : null
}

function titleOf(argument: ts.Expression | undefined, source: ts.SourceFile): Title | null {
  if (argument === undefined) return null
  if (ts.isStringLiteralLike(argument)) return { source: argument.text, words: withGaps(argument.text) }
  if (!ts.isTemplateExpression(argument)) return null
  const written = argument.getText(source).slice(1, -1)
  const spans = argument.templateSpans.flatMap(({ literal }) => [null, ...withGaps(literal.text)])
  return { source: written, words: [...withGaps(argument.head.text), ...spans] }
}

/** `%s is $name` as its fixed words, with null for each gap between them. */
function withGaps(text: string): (string | null)[] {
  return text.split(gap).flatMap((words, index) => (index === 0 ? [words] : [null, words]))
}

function joined(titles: readonly Title[]): Title {
  return {
    source: titles.map(({ source }) => source).join(' › '),
    words: titles.flatMap(({ words }, index) => (index === 0 ? words : [' › ', ...words])),
  }
}

/** Whether a name in the table is a title, or its beginning; a gap may be filled in with anything. */
export function isTitle(given: string, { source, words }: Title): boolean {
  if (given === source) return true
  return given.length >= leastGiven && (source.startsWith(given) || fixedIn(given, words) >= leastGiven)
}

/** How many characters of `given` are fixed words of the title that it begins; -1 where it does not. */
function fixedIn(given: string, [first, ...rest]: readonly (string | null)[]): number {
  if (given === '' || first === undefined) return given === '' ? 0 : -1
  if (first !== null) {
    if (first.startsWith(given)) return given.length
    if (!given.startsWith(first)) return -1
    const after = fixedIn(given.slice(first.length), rest)
    return after === -1 ? -1 : after + first.length
  }
  const ways = Array.from({ length: given.length + 1 }, (_, length) => fixedIn(given.slice(length), rest))
  return Math.max(...ways)
}
